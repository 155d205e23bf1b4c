import type { JSX } from 'preact';
import type { Ring } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { cells } from './boardNow.ts';
import { shape } from './camera.ts';
import { shown } from './store.ts';

/** The board in words: a row for each column, read like any other table. */
export const BoardTable = (): JSX.Element => {
  const { columnNames, places } = shape.value;
  const { rings } = shown.value.position;
  const columns = columnNames.map((letter, column) => ({
    letter,
    left: places.filter((place) => place.column === column && rings.has(place.ring as Ring)),
  }));
  return (
    <section class="card board-table" aria-labelledby="board-table-title" tabIndex={0}>
      <table>
        <caption id="board-table-title">{words().access.boardTable}</caption>
        <tbody>
          {columns
            .filter(({ left }) => left.length > 0)
            .map(({ letter, left }) => (
              <tr key={letter}>
                <th scope="row">{words().app.column(letter)}</th>
                {left.map(({ ring }) => (
                  <td key={ring}>{cells.value[ring]?.name}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
};

import { boardOf } from '@zertz/rules';
import type { BoardName } from '@zertz/rules';
import type { Table } from './table.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Where the rings of a board lie on the screen, those that have gone too: the lattice is worked out
 * from the rings that are left.
 */
export const spots = async (
  { page }: Table,
  name: BoardName = 37,
): Promise<{ readonly [label: string]: Spot }> => {
  const cells = await page.locator('[data-ring]').evaluateAll((elements) =>
    elements.map((element) => {
      const box = element.getBoundingClientRect();
      const label = element.getAttribute('data-ring') ?? '';
      return { label, x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }),
  );
  const { columnOf, heightOf, labels } = boardOf(name);
  const known = cells.map(({ label, x, y }) => {
    const ring = labels.indexOf(label);
    return { x, y, column: columnOf[ring]!, height: heightOf[ring]! };
  });
  const one = known[0]!;
  const wide = known.find(({ column }) => column !== one.column)!;
  const high = known.find(({ height }) => height !== one.height)!;
  const step = (wide.x - one.x) / (wide.column - one.column);
  const rise = (high.y - one.y) / (high.height - one.height);
  return Object.fromEntries(
    labels.map((label, ring) => [
      label,
      {
        x: one.x + (columnOf[ring]! - one.column) * step,
        y: one.y + (heightOf[ring]! - one.height) * rise,
      },
    ]),
  );
};

/** The marks that are drawn, by the ring they are drawn on. */
export const marks = async (
  table: Table,
  name: BoardName = 37,
): Promise<{ readonly [label: string]: readonly string[] }> => {
  const drawn = await table.page.locator('.board-art g > g.marks').evaluateAll((groups) =>
    groups.map((group) => {
      const has = (selector: string): boolean => group.querySelector(selector) !== null;
      const amber = group.querySelectorAll('circle.halo.amber').length;
      const shapes: readonly (readonly [string, boolean])[] = [
        ['chosen', has('.halo.accent')],
        ['leaving', has('.badge.rose')],
        ['halo', amber === 2],
        ['halo-on', amber === 1 && !has('.claim-fill')],
        ['claim', has('.claim-fill')],
        ['cut-off', has('.halo.muted')],
        ['last-placed', has('.halo.last:not(.dotted)')],
        ['last-removed', has('.halo.last.dotted')],
        ['refused', has('.cross')],
        ['pointed-at', has('.pointed')],
        ['gone', has('.halo.rose.dotted')],
        ['hint', has('.halo.violet') && !has('.badge.violet')],
        ['hint-out', has('.badge.violet')],
      ];
      const origin = (group.parentElement as unknown as SVGGElement).getScreenCTM();
      return {
        x: origin?.e ?? 0,
        y: origin?.f ?? 0,
        marks: shapes.filter(([, there]) => there).map(([mark]) => mark),
      };
    }),
  );
  const places = Object.entries(await spots(table, name));
  const found: { [label: string]: string[] } = {};
  for (const { x, y, marks: on } of [...(await common(table)), ...drawn]) {
    const [label = '?'] = places.find(([, at]) => Math.hypot(at.x - x, at.y - y) < 4) ?? [];
    (found[label] ??= []).push(...on);
  }
  return found;
};

/** The marks that are one shape for all of their rings, whose places it tells. */
const common = async ({ page }: Table): Promise<(Spot & { readonly marks: string[] })[]> => {
  const found = await page.locator('.board-art [data-at]').evaluateAll((shapes) =>
    shapes.flatMap((shape) => {
      const matrix = (shape.closest('svg') as SVGSVGElement).getScreenCTM() ?? undefined;
      const mark = shape.classList.contains('free') ? 'free' : 'can-place';
      return (shape.getAttribute('data-at') ?? '').split(',').map((place) => {
        const [x = 0, y = 0] = place.split(' ').map(Number);
        const at = new DOMPoint(x, y).matrixTransform(matrix);
        return { x: at.x, y: at.y, marks: [mark] };
      });
    }),
  );
  return found;
};

/** The rings that carry a mark, in the order of the alphabet. */
export const marked = async (table: Table, mark: string, name: BoardName = 37): Promise<string> =>
  Object.entries(await marks(table, name))
    .filter(([, on]) => on.includes(mark))
    .map(([label]) => label)
    .sort()
    .join(' ');

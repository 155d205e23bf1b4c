/** The help for the keyboard. */
export const keys = {
  close: 'Close',
  groups: [
    {
      title: 'On the board',
      rows: [
        ['Q W E A S D', 'Move in the six directions'],
        ['Arrows', 'Along the column, and to the next one'],
        ['N, Shift N', 'Next, previous ring where something can be done'],
        ['Home, End', 'Ends of the column'],
        ['Enter, Space', 'Choose the ring'],
      ],
    },
    {
      title: 'The turn',
      rows: [
        ['1 2 3', 'White, grey, black'],
        ['Backspace', 'Step back'],
        ['Esc', 'Clear the turn'],
        ['Ctrl Enter', 'Play the turn'],
        ['[ ]', 'Previous, next capture path'],
        ['T', 'Take back a move'],
        ['H', 'Hint'],
      ],
    },
    {
      title: 'The view',
      rows: [
        ['0', 'Fit the rings to the table, and back'],
        ['+ −', 'Zoom in, out'],
        ['R, Shift R', 'Turn the board by 60°, and back'],
        ['C', 'Coordinates: edges, all, off'],
        ['M', 'Sound on, off'],
      ],
    },
    {
      title: 'The rest',
      rows: [
        ['Ctrl K', 'Search or jump to anything'],
        ['/', 'Type a move'],
        [', .', 'Previous, next move of the game'],
        ['?', 'This help'],
      ],
    },
  ],
} as const;

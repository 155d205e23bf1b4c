/** The help for the keyboard; what stands in braces is the key of that action. */
export const keys = {
  shift: 'Shift',
  close: 'Close',
  groups: {
    board: {
      title: 'On the board',
      rows: {
        steer: [
          '{upLeft} {up} {upRight} {downLeft} {down} {downRight}',
          'Move in the six directions',
        ],
        arrows: ['Arrows', 'Along the column, and to the next one'],
        legal: [
          '{nextLegal}, Shift {nextLegal}',
          'Next, previous ring where something can be done',
        ],
        ends: ['Home, End', 'Ends of the column'],
        choose: ['Enter, Space', 'Choose the ring'],
      },
    },
    turn: {
      title: 'The turn',
      rows: {
        colours: ['{white} {grey} {black}', 'White, grey, black'],
        back: ['Backspace', 'Step back'],
        clear: ['Esc', 'Clear the turn'],
        play: ['Ctrl Enter', 'Play the turn'],
        paths: ['{previousPath} {nextPath}', 'Previous, next capture path'],
        takeBack: ['{takeBack}', 'Take back a move'],
        resign: ['{resign}', 'Resign'],
        hint: ['{hint}', 'Hint'],
      },
    },
    view: {
      title: 'The view',
      rows: {
        fit: ['{fit}', 'Fit the rings to the table, and back'],
        zoom: ['{zoomIn} {zoomOut}', 'Zoom in, out'],
        turn: ['{turn}, Shift {turn}', 'Turn the board by 60°, and back'],
        draw: ['{draw}, Shift {draw}', 'Circle the ring; begin and end an arrow'],
        labels: ['{labels}', 'Coordinates: edges, all, off'],
        zen: ['{zen}', 'Zen, and out of it'],
        sound: ['{sound}', 'Sound on, off'],
      },
    },
    analysis: {
      title: 'In an analysis',
      rows: {
        engine: ['L', 'Engine on, off'],
        threats: ['X', 'Threats'],
        offers: ['V', 'Sacrifices'],
        line: ['P', 'Play the forced line'],
        mistake: ['B', 'Next mistake'],
        explorer: ['G', 'Explorer'],
        lineEnds: ['Shift {previousMove} {nextMove}', 'First move, end of the line'],
        best: ['Shift Enter', 'Play the best move'],
      },
    },
    editor: {
      title: 'Setting up a position',
      rows: {
        brushes: ['1 2 3 4 5', 'White, grey, black, an empty ring, no ring'],
        undo: ['Ctrl Z', 'Undo'],
        redo: ['Ctrl Shift Z', 'Redo'],
      },
    },
    rest: {
      title: 'The rest',
      rows: {
        jump: ['Ctrl K', 'Search or jump to anything'],
        type: ['{typeMove}', 'Type a move'],
        moves: ['{previousMove} {nextMove}', 'Previous, next move of the game'],
        gameEnds: ['Shift {previousMove} {nextMove}', 'First, last move of the game'],
        help: ['{help}', 'This help'],
      },
    },
  },
} as const;

import { render } from 'preact';
import './styles/theme.css';
import './styles/base.css';
import './styles/controls.css';
import './board/board.css';
import './play/panels.css';
import './play/dock.css';
import './styles/layout.css';
import './styles/dialogs.css';
import { App } from './app.tsx';
import { listenForKeys } from './play/shortcuts.ts';
import { openGame } from './play/store.ts';
import { applySettings } from './storage/settings.ts';

applySettings();
listenForKeys();
const root = document.getElementById('app');
if (root !== null) render(<App />, root);
void openGame();

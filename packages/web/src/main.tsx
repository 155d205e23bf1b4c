import { render } from 'preact';

const root = document.getElementById('app');
if (root !== null) render(<h1>Zertz</h1>, root);

import { render } from 'preact';
import { App } from './app.tsx';

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no element for the page.');
render(<App />, root);

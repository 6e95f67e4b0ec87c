import { createRoot } from 'react-dom/client';
import { connect } from '../emulator.ts';
import { App } from './App.tsx';

const firestore = connect('shop', import.meta.env.FIRESTORE_EMULATOR_HOST);
const root = document.getElementById('root');
if (root) createRoot(root).render(<App firestore={firestore} />);

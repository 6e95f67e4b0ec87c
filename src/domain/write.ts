export {
  deleteField,
  increment,
  serverTime,
  type Write,
} from 'ra-data-firestore/query';

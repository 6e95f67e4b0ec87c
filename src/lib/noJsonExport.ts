/**
 * Takes the place of react-admin's CSV library, which its list controller imports for an exporter
 * that the console does not use: exports here are streamed and never capped (`domain/export`).
 */
const noJsonExport = () => {
  throw new Error('Exports go through domain/export');
};

export default noJsonExport;

// Takes the place of the `Object.entries` for old browsers that node-polyglot brings along.
module.exports = Object.entries;

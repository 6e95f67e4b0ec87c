import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { samplePictures } from '../src/sample-data/pictures/pictures.ts';

// Draws the pictures of the sample data again: npx tsx sample-public/writePictures.ts
const folder = fileURLToPath(new URL('./sample-images/', import.meta.url));
const pictures = samplePictures();

mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) if (!pictures.has(name)) rmSync(folder + name);
for (const [name, svg] of pictures) writeFileSync(folder + name, svg);
console.info(`${pictures.size} pictures in ${folder}`);

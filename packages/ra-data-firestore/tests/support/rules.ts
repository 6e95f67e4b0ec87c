import { emulator } from './emulator.ts';

/** Loads security rules for one project of the emulator. */
export const loadRules = async (projectId: string, matches: string) => {
  const content = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${matches}
  }
}`;
  const response = await fetch(
    `http://${emulator?.host}:${emulator?.port}/emulator/v1/projects/${projectId}:securityRules`,
    {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    },
  );
  if (!response.ok) throw new Error(await response.text());
};

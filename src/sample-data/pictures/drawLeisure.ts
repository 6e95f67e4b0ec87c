import type { Drawing } from './drawHome.ts';
import { BODY, circle, ellipse, group, line, path, rect, repeat, shine } from './shapes.ts';

/** Things for work, play and the open air, by the key of their kind. */
export const LEISURE_DRAWINGS: Readonly<Record<string, Drawing>> = {
  headphones: p =>
    line('M160 380c-10-300 330-300 320 0', p.dark, 34) +
    line('M176 330c10-220 278-220 288 0', p.light, 8, { opacity: 0.6 }) +
    rect(118, 330, 104, 178, BODY, 44) +
    rect(418, 330, 104, 178, BODY, 44) +
    rect(200, 346, 40, 146, p.dark, 20) +
    rect(400, 346, 40, 146, p.dark, 20) +
    shine('M140 372c6-16 18-24 30-26v146c-18-2-30-20-30-40z'),
  speaker: p =>
    rect(186, 110, 268, 410, BODY, 26) +
    rect(206, 130, 228, 370, p.dark, 16, { opacity: 0.55 }) +
    circle(320, 216, 52, p.light) +
    circle(320, 216, 36, p.dark) +
    circle(320, 216, 13, p.accent) +
    circle(320, 374, 98, p.light) +
    circle(320, 374, 78, p.dark) +
    circle(320, 374, 32, p.accent) +
    circle(320, 374, 56, 'none', { stroke: p.light, 'stroke-width': 4, opacity: 0.4 }),
  turntable: p =>
    rect(96, 230, 448, 250, BODY, 22) +
    rect(96, 450, 448, 40, p.dark, 14) +
    rect(130, 486, 60, 34, p.dark, 8) +
    rect(450, 486, 60, 34, p.dark, 8) +
    ellipse(282, 342, 160, 92, '#1b1d22') +
    ellipse(282, 342, 120, 68, 'none', { stroke: '#444a55', 'stroke-width': 4 }) +
    ellipse(282, 342, 84, 48, 'none', { stroke: '#444a55', 'stroke-width': 4 }) +
    ellipse(282, 342, 52, 30, p.accent) +
    circle(282, 342, 6, '#fff') +
    circle(486, 272, 26, p.dark) +
    line('M486 272l16 110-108 20', p.light, 11) +
    circle(490, 430, 13, p.light),
  charger: p =>
    line('M320 420c0 120 200 20 210 140', p.dark, 16) +
    rect(282, 100, 22, 80, '#c9ced6', 6) +
    rect(338, 100, 22, 80, '#c9ced6', 6) +
    rect(206, 170, 228, 258, BODY, 44) +
    rect(270, 340, 100, 34, p.dark, 17) +
    path('M338 204l-54 76h34l-18 56 60-80h-36z', p.accent) +
    shine('M224 214c0-16 10-26 24-26v222c-14 0-24-10-24-24z'),
  notebook: p =>
    group(
      rect(196, 130, 270, 376, '#fffaf0', 14) +
        rect(180, 120, 270, 386, BODY, 16) +
        rect(180, 120, 40, 386, p.dark, 12, { opacity: 0.45 }) +
        rect(404, 120, 14, 386, p.dark) +
        rect(258, 200, 118, 76, p.light, 8) +
        line('M276 226h82M276 250h52', p.dark, 6),
      { transform: 'rotate(-7 320 320)' },
    ) + line('M360 506v46l-14-12-14 12v-44', p.accent, 10),
  pen: p =>
    group(
      rect(130, 292, 240, 56, BODY, 24) +
        rect(340, 288, 150, 64, p.dark, 22) +
        rect(330, 288, 18, 64, p.accent) +
        path('M134 296L44 320l90 24z', p.accent) +
        line('M48 320h66', p.dark, 5) +
        rect(380, 272, 120, 14, p.accent, 7) +
        shine('M160 302h160v12H160z', 0.4),
      { transform: 'rotate(-38 320 320) translate(40 0)' },
    ) + line('M100 530c60-40 100 30 160-6s90 20 150-10', p.body[1], 8, { opacity: 0.7 }),
  planner: p =>
    rect(130, 150, 380, 370, p.dark, 22) +
    rect(130, 140, 380, 370, '#fffdf8', 22) +
    path('M130 162c0-14 8-22 22-22h336c14 0 22 8 22 22v68H130z', BODY) +
    repeat(6, i => rect(176 + i * 54, 112, 18, 60, p.dark, 9)) +
    repeat(20, i =>
      rect(
        166 + (i % 5) * 64,
        258 + Math.floor(i / 5) * 60,
        48,
        44,
        [3, 11, 16].includes(i) ? p.accent : p.light,
        8,
        { opacity: [3, 11, 16].includes(i) ? 1 : 0.5 },
      ),
    ),
  cream: p =>
    rect(168, 250, 304, 270, BODY, 40) +
    rect(150, 176, 340, 100, p.dark, 24) +
    rect(150, 176, 340, 36, p.light, 18, { opacity: 0.3 }) +
    rect(214, 330, 212, 130, '#fffaf1', 14) +
    line('M254 376h132M276 412h88', p.dark, 9) +
    shine('M186 300h18v180c-12-4-18-14-18-30z', 0.3),
  serum: p =>
    rect(292, 96, 56, 90, p.dark, 26) +
    rect(270, 170, 100, 60, p.dark, 12) +
    path(
      'M270 228h100c4 30 70 34 70 100v162c0 20-10 30-30 30H230c-20 0-30-10-30-30V328c0-66 66-70 70-100z',
      BODY,
    ) +
    rect(312, 226, 16, 200, '#fff', 8, { opacity: 0.35 }) +
    rect(228, 350, 184, 112, '#fffaf1', 10) +
    path('M320 368c22 28 26 40 20 52-8 14-32 14-40 0-6-12-2-24 20-52z', p.accent) +
    shine('M214 340c2-20 12-34 22-42v190c-14 0-22-6-22-16z'),
  soap: p =>
    repeat(5, i =>
      circle(
        [190, 250, 420, 470, 360][i] ?? 0,
        [250, 196, 214, 270, 160][i] ?? 0,
        [34, 22, 40, 20, 16][i] ?? 0,
        '#fff',
        { opacity: 0.7 },
      ),
    ) +
    path('M130 420h380v60c0 26-14 40-40 40H170c-26 0-40-14-40-40z', p.dark) +
    rect(130, 320, 380, 170, BODY, 60) +
    rect(190, 360, 260, 84, 'none', 42, { stroke: p.light, 'stroke-width': 7 }) +
    path('M320 376c30 20 30 44 0 54-30-10-30-34 0-54z', p.light) +
    shine('M176 342h288c14 0 14 12 0 12H176c-14 0-14-12 0-12z', 0.4),
  tent: p =>
    path('M320 150l230 340H90z', BODY) +
    path('M320 150l230 340H400z', p.dark, { opacity: 0.35 }) +
    path('M320 250l70 240H250z', p.dark) +
    path('M320 250l-70 240h-44c50-60 90-140 114-240z', p.light) +
    line('M320 150l-18-36M320 150l18-36M90 490l-40 28M550 490l40 28', p.dark, 8) +
    circle(500, 140, 44, p.accent),
  flask: p =>
    rect(256, 92, 128, 92, p.dark, 18) +
    rect(270, 178, 100, 26, p.light, 8) +
    path(
      'M240 250c0-34 20-46 40-50h80c20 4 40 16 40 50v230c0 26-14 40-40 40h-80c-26 0-40-14-40-40z',
      BODY,
    ) +
    rect(240, 400, 160, 50, p.light, 0, { opacity: 0.5 }) +
    path('M270 350l34-60 24 38 16-24 28 46z', p.light) +
    shine('M256 250c0-14 8-24 18-28v280c-12-2-18-10-18-22z', 0.32),
  lantern: p =>
    circle(320, 340, 210, '#fff3c4', { opacity: 0.55 }) +
    line('M240 200c0-130 160-130 160 0', p.dark, 16) +
    path('M236 190h168l30 50H206z', BODY) +
    rect(226, 240, 188, 200, '#fff8dc', 12) +
    path('M320 280c36 46 40 74 26 98-12 20-42 20-54 0-12-24-6-52 28-98z', '#f7b84b') +
    line('M250 240v200M390 240v200', p.dark, 10) +
    path('M206 436h228l20 84H186z', BODY),
  blocks: p =>
    rect(140, 360, 160, 160, BODY, 16) +
    rect(316, 360, 160, 160, p.accent, 16) +
    rect(228, 190, 160, 160, p.light, 16) +
    path('M308 226l48 84h-96z', p.dark) +
    circle(220, 440, 44, p.light) +
    path('M396 396l14 30 32 4-24 22 6 32-28-16-28 16 6-32-24-22 32-4z', '#fff') +
    path('M248 180c0-60 120-60 120 0z', BODY),
  toycar: p =>
    path(
      'M90 400c0-40 20-56 60-60l50-80c10-16 24-24 44-24h140c20 0 36 8 48 24l56 80c44 6 62 24 62 64 0 30-12 46-40 46H130c-28 0-40-20-40-50z',
      BODY,
    ) +
    path('M226 336l34-54c6-10 12-12 22-12h30v66zM336 336v-66h42c10 0 18 4 24 12l36 54z', p.light) +
    circle(200, 456, 64, p.dark) +
    circle(200, 456, 28, p.accent) +
    circle(440, 456, 64, p.dark) +
    circle(440, 456, 28, p.accent) +
    circle(530, 384, 14, '#fff3c4'),
  puzzle: p =>
    path(
      'M140 160h160c-20 60 70 60 50 0h150v150c-60-20-60 70 0 50v150H350c20-60-70-60-50 0H140V360c60 20 60-70 0-50z',
      BODY,
    ) +
    path('M320 182v-22h180v150c-60-20-60 70 0 50v-20H350c-30 0-30-30-30-50z', p.light, {
      opacity: 0.35,
    }) +
    path('M140 360c60 20 60-70 0-50v-20h150c20 0 30 12 30 30v190h-20-160z', p.dark, {
      opacity: 0.28,
    }) +
    circle(430, 230, 30, p.accent),
};

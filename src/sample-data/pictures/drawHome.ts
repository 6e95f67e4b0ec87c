import type { Palette } from './palette.ts';
import { BODY, circle, ellipse, group, line, path, rect, repeat, shine } from './shapes.ts';

/** Draws the object of a picture. */
export type Drawing = (palette: Palette) => string;

const vessel = (d: string, rim: string, glaze: string, { light }: Palette) =>
  path(d, BODY) + path(glaze, light, { opacity: 0.55 }) + rim;

/** Things for the house, by the key of their kind. */
export const HOME_DRAWINGS: Readonly<Record<string, Drawing>> = {
  mug: p =>
    line('M428 290c86-14 96 128-6 132', BODY, 30) +
    path('M196 236h240v206c0 46-36 78-82 78h-76c-46 0-82-32-82-78z', BODY) +
    ellipse(316, 236, 120, 30, p.light) +
    ellipse(316, 240, 102, 22, p.dark) +
    shine('M220 268h26v190c0 22 4 34 12 44-26-8-38-30-38-60z') +
    line(
      'M270 196c-18-26 18-38 0-66M330 196c-18-26 18-38 0-66M386 196c-16-24 16-34 0-58',
      p.light,
      9,
      { opacity: 0.8 },
    ),
  bowl: p =>
    path('M132 300h376c0 110-66 196-148 208v14h-80v-14c-82-12-148-98-148-208z', BODY) +
    ellipse(320, 300, 188, 46, p.light) +
    ellipse(320, 305, 166, 36, p.dark) +
    path('M139 350c60 40 302 40 362 0l-8 30c-70 34-276 34-346 0z', p.light, { opacity: 0.5 }) +
    shine('M158 352c8 66 40 112 84 138-54-18-92-66-102-130z'),
  vase: p =>
    line(
      'M322 240c-6-70-30-100-64-128M324 240c4-84 40-112 58-140M320 240c-2-70 2-110 4-150',
      p.accent,
      7,
    ) +
    repeat(3, i =>
      ellipse([252, 386, 324][i] ?? 0, [104, 92, 80][i] ?? 0, 20, 32, p.accent, {
        transform: `rotate(${[-40, 32, 0][i]} ${[252, 386, 324][i]} ${[104, 92, 80][i]})`,
      }),
    ) +
    vessel(
      'M278 226h88c0 60 84 96 84 186 0 66-54 108-128 108s-128-42-128-108c0-90 84-126 84-186z',
      ellipse(322, 226, 44, 13, p.dark),
      'M204 380c60 34 176 34 236 0 16 40 8 66 2 78-72 26-168 26-240 0-6-14-12-40 2-78z',
      p,
    ) +
    shine('M240 350c-20 46-18 92 14 136-46-36-50-96-14-136z', 0.35),
  teapot: p =>
    line('M206 330c-84-20-92 108 6 116', BODY, 28) +
    path('M430 400c52-6 54-88 108-108l10 22c-36 22-30 116-96 128z', BODY) +
    path('M190 384c0-76 58-116 130-116s130 40 130 116-52 136-130 136-130-60-130-136z', BODY) +
    path('M238 282c14-30 150-30 164 0-40 18-124 18-164 0z', p.light) +
    circle(320, 246, 18, p.dark) +
    shine('M222 360c10-34 34-56 60-66-26 26-36 60-34 100-20 4-30-12-26-34z'),
  tablelamp: p =>
    ellipse(320, 400, 220, 120, p.light, { opacity: 0.35 }) +
    rect(310, 330, 20, 170, p.dark, 6) +
    path('M232 520c0-18 40-30 88-30s88 12 88 30z', p.dark) +
    path('M258 130h124l70 208H188z', BODY) +
    path('M188 338h264l4 14H184z', p.accent) +
    shine('M274 146h34l-44 178h-46z'),
  pendant: p =>
    rect(316, 0, 8, 190, p.dark) +
    rect(298, 170, 44, 34, p.accent, 8) +
    path('M130 400c0-120 84-196 190-196s190 76 190 196z', BODY) +
    ellipse(320, 400, 190, 30, p.light) +
    ellipse(320, 404, 60, 18, '#fff8dc') +
    path('M150 420h340l70 190H80z', '#fff6d2', { opacity: 0.4 }) +
    shine('M164 378c6-74 50-124 100-144-40 40-60 90-62 146z'),
  candle: p =>
    path('M320 120c34 46 40 66 24 90-14 20-48 16-52-10-4-28 20-42 28-80z', '#f7b84b') +
    path('M320 168c12 18 14 30 6 40-8 8-20 4-20-8s10-18 14-32z', '#fff3c4') +
    rect(316, 206, 8, 30, p.dark) +
    rect(216, 232, 208, 288, BODY, 26) +
    ellipse(320, 244, 96, 20, p.light) +
    rect(250, 330, 140, 110, '#fff', 8, { opacity: 0.9 }) +
    line('M276 366h88M290 396h60', p.dark, 8) +
    shine('M228 270h18v220h-18z', 0.35),
  chair: p =>
    line('M232 380l-26 140M408 380l26 140M262 380l-10 130M378 380l10 130', p.dark, 18) +
    path('M214 352h212c16 0 24 12 24 26s-12 24-26 24H216c-14 0-26-10-26-24s8-26 24-26z', BODY) +
    line('M232 356l-18-220M408 356l18-220', p.dark, 18) +
    path('M206 128c60-28 168-28 228 0l-4 96c-60-22-160-22-220 0z', BODY) +
    shine('M222 140c20-8 44-12 60-14l-4 76c-18 0-38 4-54 8z'),
  sidetable: p =>
    line('M238 330l-44 190M402 330l44 190M320 334v150', p.dark, 20) +
    ellipse(320, 320, 210, 44, p.dark) +
    ellipse(320, 304, 210, 44, BODY) +
    ellipse(300, 296, 120, 20, '#fff', { opacity: 0.2 }) +
    rect(258, 222, 70, 70, p.accent, 10) +
    ellipse(293, 222, 35, 9, p.light) +
    path('M372 292V196l-34-44M372 240l36-50', 'none', { stroke: p.accent, 'stroke-width': 6 }) +
    rect(350, 256, 46, 40, p.light, 8),
  shelf: p =>
    repeat(3, i => rect(120, 196 + i * 128, 400, 22, BODY, 4)) +
    repeat(2, i => rect(140 + i * 346, 130, 14, 390, p.dark, 4)) +
    repeat(5, i =>
      rect(
        180 + i * 30,
        112 + (i % 3) * 10,
        24,
        84 - (i % 3) * 10,
        [p.accent, p.light, p.dark, BODY, p.accent][i] ?? BODY,
        3,
      ),
    ) +
    circle(420, 158, 38, p.accent) +
    rect(198, 252, 90, 72, p.light, 10) +
    path('M360 324v-40h70v40z', BODY) +
    ellipse(395, 262, 44, 30, p.accent) +
    repeat(4, i =>
      rect(330 + i * 34, 372, 26, 80, [p.light, p.accent, BODY, p.dark][i] ?? BODY, 3),
    ) +
    circle(230, 414, 38, p.light),
  cushion: p =>
    path(
      'M150 210c60 22 280 22 340 0-22 70-22 210 0 290-60-24-280-24-340 0 22-80 22-220 0-290z',
      BODY,
    ) +
    line(
      'M186 250c60 12 208 12 268 0M186 300h268M188 350h264M188 400h264M186 452c60-10 208-10 268 0',
      p.light,
      6,
      { opacity: 0.6 },
    ) +
    shine(
      'M178 236c30 8 70 10 100 12-40 50-60 120-62 208-14 2-24 6-34 10 14-70 14-160-4-230z',
      0.18,
    ),
  throw: p =>
    path('M150 230c100-34 240-34 340 0l20 230H130z', BODY) +
    path('M150 230c100-34 240-34 340 0l6 60c-110-30-242-30-352 0z', p.light, { opacity: 0.6 }) +
    line('M146 330c110-26 238-26 348 0M140 380c116-24 244-24 360 0', p.accent, 14, {
      opacity: 0.75,
    }) +
    repeat(17, i => line(`M${136 + i * 23} 460v46`, p.dark, 7)),
  towel: p =>
    rect(90, 150, 460, 18, p.dark, 9) +
    path('M170 156h300v344H170z', BODY) +
    path('M170 156h220v290H170z', p.light, { opacity: 0.35 }) +
    repeat(3, i => rect(170, 400 + i * 26, 300, 10, p.light, 0, { opacity: 0.8 })) +
    line('M240 190v180M300 190v180M360 190v180M420 190v180', p.light, 4, { opacity: 0.35 }),
  pan: p =>
    group(
      rect(420, 292, 190, 38, p.dark, 19) +
        circle(584, 311, 8, p.light) +
        circle(262, 311, 180, BODY) +
        circle(262, 311, 146, p.dark, { opacity: 0.55 }) +
        circle(262, 311, 146, 'none', { stroke: p.light, 'stroke-width': 4, opacity: 0.5 }),
      { transform: 'rotate(-24 320 320)' },
    ) +
    path(
      'M212 340c-14-46 34-72 66-56 46-22 84 26 60 62 10 44-56 64-84 36-30 8-46-16-42-42z',
      '#fffaf0',
    ) +
    circle(280, 338, 30, '#f6b73c'),
  knife: p =>
    group(
      path('M120 300h330v44c-130 34-270 36-330-44z', '#dfe5ea') +
        path('M120 300h330v16H134z', '#fff', { opacity: 0.7 }) +
        rect(440, 284, 26, 68, p.accent, 6) +
        rect(462, 288, 160, 54, BODY, 22) +
        repeat(3, i => circle(498 + i * 44, 315, 7, p.light)),
      { transform: 'rotate(-32 320 320) translate(-50 0)' },
    ),
  board: p =>
    path(
      'M176 220c0-18 14-30 32-30h70v-46c0-56 84-56 84 0v46h70c18 0 32 12 32 30v270c0 18-14 30-32 30H208c-18 0-32-12-32-30z',
      BODY,
    ) +
    circle(320, 150, 18, p.back[1]) +
    line('M230 196v320M284 196v320M352 196v320M406 196v320', p.dark, 3, { opacity: 0.3 }) +
    circle(290, 370, 46, '#d9513c') +
    circle(290, 370, 30, '#ef8f7c') +
    path('M360 320c40-4 62 30 54 74-40 6-66-26-54-74z', '#6f9a4a'),
  kettle: p =>
    line('M196 360c-70 10-60-140-110-150', BODY, 24) +
    line('M420 300c100-90 130 90 20 140', p.dark, 24) +
    path('M220 250h200l40 250c2 14-8 20-20 20H200c-12 0-22-6-20-20z', BODY) +
    path('M232 250c0-40 176-40 176 0z', p.light) +
    circle(320, 208, 18, p.dark) +
    shine('M244 276h32l-24 214h-36z'),
  coffee: p =>
    path('M200 170h240l18 330c0 14-8 20-20 20H202c-12 0-20-6-20-20z', BODY) +
    path('M200 170h240l-6-50c-1-8-6-12-14-12H220c-8 0-13 4-14 12z', p.dark) +
    circle(320, 200, 14, p.dark) +
    rect(236, 250, 168, 180, '#fffaf1', 12) +
    group(ellipse(320, 316, 38, 50, p.dark) + line('M320 268c-16 30 16 60 0 96', '#fffaf1', 6), {
      transform: 'rotate(28 320 316)',
    }) +
    line('M270 394h100', p.dark, 9) +
    shine('M206 196h22l-10 300h-26z', 0.22),
  tea: p =>
    rect(196, 210, 248, 310, BODY, 18) +
    rect(186, 160, 268, 66, p.dark, 14) +
    rect(228, 280, 184, 180, '#fffaf1', 90) +
    path('M320 420c-70-40-50-96 0-122 50 26 70 82 0 122z', p.body[1]) +
    line('M320 310v104M320 350l-24-20M320 376l26-22', '#fffaf1', 5) +
    shine('M206 236h20v270h-10c-8 0-10-6-10-12z', 0.25),
  plantpot: p =>
    path('M192 260h256l-34 230c-2 20-14 30-32 30H258c-18 0-30-10-32-30z', BODY) +
    rect(176, 220, 288, 64, BODY, 14) +
    rect(176, 220, 288, 64, p.light, 14, { opacity: 0.35 }) +
    ellipse(320, 226, 126, 12, p.dark, { opacity: 0.6 }) +
    path('M206 350h228l-6 40H212z', p.light, { opacity: 0.4 }) +
    ellipse(320, 526, 150, 16, p.dark),
  houseplant: p =>
    repeat(7, i =>
      group(
        path('M320 380c-50-60-46-150 0-220 46 70 50 160 0 220z', i % 2 ? '#4f7f4b' : '#6da05f') +
          line('M320 370V190', '#3c6439', 4),
        { transform: `rotate(${-66 + i * 22} 320 390)` },
      ),
    ) +
    path('M230 370h180l-24 126c-3 16-12 24-28 24h-76c-16 0-25-8-28-24z', BODY) +
    rect(216, 348, 208, 42, BODY, 10) +
    rect(216, 348, 208, 42, p.light, 10, { opacity: 0.3 }),
  wateringcan: p =>
    line('M430 300c120-60 130 150 6 160', p.dark, 22) +
    path('M240 460L96 300l-34 10-10-26 74-46 16 22-14 14 130 90z', BODY) +
    path('M216 290h220l20 210c1 14-7 20-18 20H214c-11 0-19-6-18-20z', BODY) +
    path('M216 290c0-50 120-50 150 0z', p.dark) +
    rect(208, 276, 236, 28, p.light, 12) +
    shine('M236 320h30l-12 180h-34z'),
};

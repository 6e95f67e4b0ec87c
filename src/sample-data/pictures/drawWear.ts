import type { Drawing } from './drawHome.ts';
import { BODY, circle, group, line, path, rect, repeat, shine } from './shapes.ts';

const SHIRT =
  'M246 132c40 40 108 40 148 0l112 54c12 6 16 18 10 30l-42 76c-6 10-16 14-26 8l-34-18v218c0 14-8 20-20 20H246c-12 0-20-6-20-20V282l-34 18c-10 6-20 2-26-8l-42-76c-6-12-2-24 10-30z';
const SWEATER =
  'M250 130c40 30 100 30 140 0l70 34c20 10 30 22 36 44l52 220c4 16-4 26-18 30l-36 10c-12 4-20-2-24-14l-48-150v196c0 14-8 20-20 20H238c-12 0-20-6-20-20V304l-48 150c-4 12-12 18-24 14l-36-10c-14-4-22-14-18-30l52-220c6-22 16-34 36-44z';

/** Things to wear and to carry, by the key of their kind. */
export const WEAR_DRAWINGS: Readonly<Record<string, Drawing>> = {
  tshirt: p =>
    path(SHIRT, BODY) +
    line('M246 132c40 40 108 40 148 0', p.light, 14) +
    rect(352, 250, 56, 62, p.light, 6, { opacity: 0.55 }) +
    shine('M238 300h20v210h-20z', 0.2),
  hoodie: p =>
    path(SWEATER, BODY) +
    path('M236 150c10-70 158-70 168 0-10 60-158 60-168 0z', p.dark) +
    path('M262 150c10-40 106-40 116 0-12 36-104 36-116 0z', p.body[0]) +
    line('M292 190v86M348 190v86', p.light, 7) +
    path('M252 390h136l26 92H226z', p.dark, { opacity: 0.35 }) +
    rect(218, 498, 204, 22, p.dark, 6, { opacity: 0.5 }),
  sweater: p =>
    path(SWEATER, BODY) +
    line('M250 130c40 30 100 30 140 0', p.light, 20) +
    line(
      'M222 300l24-22 24 22 24-22 26 22 26-22 24 22 24-22 24 22M222 344l24-22 24 22 24-22 26 22 26-22 24 22 24-22 24 22',
      p.light,
      9,
    ) +
    repeat(9, i => circle(236 + i * 21, 374, 6, p.accent)) +
    rect(218, 494, 204, 26, p.dark, 6, { opacity: 0.4 }),
  beanie: p =>
    path('M160 410c0-150 60-250 160-250s160 100 160 250z', BODY) +
    line(
      'M212 400c20-120 52-180 88-226M266 400c10-120 26-180 44-226M320 400V174M374 400c-10-120-26-180-44-226M428 400c-20-120-52-180-88-226',
      p.light,
      5,
      { opacity: 0.5 },
    ) +
    rect(144, 396, 352, 92, p.dark, 26) +
    line('M172 442h298', p.light, 60, {
      'stroke-linecap': 'butt',
      'stroke-dasharray': '5 22',
      opacity: 0.4,
    }) +
    circle(320, 146, 40, p.light),
  cap: p =>
    path('M150 400c0-130 80-200 176-200s164 70 164 190z', BODY) +
    path(
      'M150 396c120-30 240-30 340-6 66 14 90 46 78 66-110-30-260-36-404-8-18 2-26-40-14-52z',
      p.dark,
    ) +
    line('M326 200c-60 50-80 110-84 176M326 200c50 46 74 104 80 176', p.light, 4, {
      opacity: 0.6,
    }) +
    circle(326, 200, 14, p.accent) +
    rect(286, 286, 84, 56, p.light, 10),
  socks: p =>
    repeat(2, i =>
      group(
        path(
          'M270 120h104v220c0 20 8 34 22 46l50 42c34 30 8 92-40 92-14 0-28-6-40-16L276 418c-10-10-14-22-12-36z',
          BODY,
        ) +
          rect(266, 110, 112, 46, p.light, 10) +
          rect(270, 190, 104, 22, p.accent) +
          path('M428 408c40 30 12 108-30 110 8-30 14-70 30-110z', p.dark, { opacity: 0.7 }),
        { transform: `translate(${-110 + i * 90} ${i * 14})` },
      ),
    ),
  sneaker: p =>
    path('M110 420c0-60 10-130 34-168l74 18c34 60 90 84 150 96 70 14 150 28 164 84z', BODY) +
    path(
      'M96 440h444c12 0 16 10 14 24-4 34-30 56-62 56H150c-34 0-54-22-58-60-2-12-2-20 4-20z',
      '#fff',
    ) +
    line('M96 470h456', p.light, 8) +
    line('M236 300l46-26M270 328l44-34M312 350l38-40M356 366l32-42', '#fff', 11) +
    path('M148 262c30-6 50 0 70 10l-12 56c-30 10-60 4-80-6z', p.dark) +
    path('M470 400c40 10 58 26 62 40H430c4-20 18-36 40-40z', p.light),
  boot: p =>
    path('M196 120h178v190c10 40 60 56 110 76 34 14 46 40 44 84H196z', BODY) +
    path(
      'M186 468h350c8 0 10 6 10 14v16c0 14-8 22-22 22H300l-14-18h-30v18h-50c-14 0-22-8-22-22z',
      p.dark,
    ) +
    rect(190, 104, 190, 34, p.dark, 10) +
    line('M300 190h70M304 230h66M310 270h64M322 312h60', p.light, 9) +
    path('M226 138h44v150c-16 10-34 8-44 0z', p.dark, { opacity: 0.35 }),
  tote: p =>
    line('M240 270c-10-190 170-190 160 0', p.dark, 20) +
    path('M150 250h340l26 250c2 14-8 20-20 20H144c-12 0-22-6-20-20z', BODY) +
    path('M150 250h340l4 36H146z', p.dark, { opacity: 0.3 }) +
    rect(262, 340, 116, 96, p.light, 10, { opacity: 0.7 }) +
    line('M288 372h64M288 402h40', p.dark, 7) +
    shine('M172 296h26l-12 210h-34z', 0.2),
  backpack: p =>
    line('M254 150c0-70 132-70 132 0', p.dark, 20) +
    path(
      'M178 250c0-80 56-124 142-124s142 44 142 124v230c0 24-16 40-40 40H218c-24 0-40-16-40-40z',
      BODY,
    ) +
    rect(146, 310, 50, 160, p.dark, 20) +
    rect(444, 310, 50, 160, p.dark, 20) +
    rect(222, 330, 196, 160, p.light, 22, { opacity: 0.45 }) +
    line('M240 372h160', p.dark, 8) +
    line('M210 236h220', p.dark, 8) +
    rect(366, 232, 12, 46, p.accent, 6) +
    rect(286, 190, 68, 30, p.accent, 6),
  wallet: p =>
    rect(140, 226, 360, 262, p.dark, 26) +
    rect(188, 176, 230, 120, p.accent, 14, { transform: 'rotate(-6 300 236)' }) +
    rect(204, 190, 230, 120, p.light, 14) +
    path(
      'M140 270c0-18 12-26 26-26h308c16 0 26 10 26 26v186c0 20-12 32-30 32H170c-18 0-30-12-30-32z',
      BODY,
    ) +
    rect(398, 336, 116, 70, p.dark, 20) +
    circle(430, 371, 13, p.accent) +
    line('M164 268h312M164 466h312', p.light, 3, { 'stroke-dasharray': '10 10', opacity: 0.7 }),
  ring: p =>
    path(
      'M320 256c82 0 148 58 148 132s-66 132-148 132-148-58-148-132 66-132 148-132zm0 40c-60 0-108 40-108 92s48 92 108 92 108-40 108-92-48-92-108-92z',
      BODY,
      { 'fill-rule': 'evenodd' },
    ) +
    path('M250 150h140l44 60-114 110-114-110z', p.accent) +
    path('M250 150h140l44 60H206z', '#fff', { opacity: 0.45 }) +
    path('M286 210h68l-34 110z', '#fff', { opacity: 0.35 }) +
    shine('M196 360c10-34 34-56 60-66-22 24-34 50-34 84-18 8-28 0-26-18z', 0.4),
  necklace: p =>
    line('M150 110c0 180 90 270 170 280 80-10 170-100 170-280', BODY, 12) +
    repeat(9, i => circle(162 + i * 6 + i * i * 1.4, 170 + i * 24, 5, p.light)) +
    path('M320 388c54 60 60 90 44 116-20 26-68 26-88 0-16-26-10-56 44-116z', p.accent) +
    path('M306 440c-14 24-16 40-6 54', 'none', {
      stroke: '#fff',
      'stroke-width': 9,
      'stroke-linecap': 'round',
      opacity: 0.6,
    }),
  watch: p =>
    path('M262 60h116l18 130H244zM244 450h152l-18 130H262z', BODY) +
    line('M276 90h88M274 120h92M276 530h88M274 500h92', p.dark, 5, { opacity: 0.5 }) +
    circle(320, 320, 150, p.dark) +
    circle(320, 320, 122, '#fffdf7') +
    repeat(12, i =>
      rect(316, 208, 8, i % 3 ? 14 : 26, p.dark, 3, { transform: `rotate(${i * 30} 320 320)` }),
    ) +
    line('M320 320l-46-50M320 320l64-54', p.dark, 12) +
    line('M320 340l30-120', p.accent, 5) +
    circle(320, 320, 10, p.accent) +
    rect(466, 304, 26, 32, p.dark, 8),
};

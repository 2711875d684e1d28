import { c } from './palette'
import { darker, lighter } from './shapes'

/** An icon of 96×96: a white symbol on a coloured, softly lit tile. */
function tile(hex: string, sign: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><defs><linearGradient id="t" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${lighter(hex, 0.14)}"/><stop offset="1" stop-color="${darker(hex, 0.16)}"/></linearGradient></defs>` +
    `<rect width="96" height="96" rx="24" fill="url(#t)"/><g fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">${sign}</g></svg>`
  )
}
const path = (d: string) => `<path d="${d}"/>`
const solid = (d: string) => `<path d="${d}" fill="#fff" stroke="none"/>`
const dot = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" stroke="none"/>`
const ring = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}"/>`

export const brandMarks: Record<string, string> = {
  wuyu: tile(
    c.cocoa,
    path('M24 44 h40 v10 q0 18 -20 18 q-20 0 -20 -18Z') +
      path('M64 48 q12 0 10 10 q-2 8 -14 8') +
      path('M30 30 q7 -7 14 0 t14 0')
  ),
  bantang: tile('#3d8f76', path('M20 66 L40 36 L52 54 L60 42 L76 66Z') + solid('M60 28 a9 9 0 0 1 18 0Z')),
  maisui: tile(
    '#b9792c',
    path('M48 74 V30') +
      path('M48 62 q-18 0 -18 -16 q18 0 18 16 q0 -16 18 -16 q0 16 -18 16') +
      path('M48 40 q-12 -2 -12 -16 q12 2 12 16 q0 -14 12 -16 q0 14 -12 16')
  ),
  youhong: tile(
    '#b8322a',
    ring(48, 50, 24) + path('M48 26 q16 12 0 24 q-16 12 0 24') + path('M16 50 h6 M74 50 h6')
  ),
  yiwanting: tile(
    '#33689e',
    path('M22 46 h52 q0 26 -26 28 q-26 -2 -26 -28Z') + path('M36 34 q6 -8 0 -14 M50 34 q6 -8 0 -14')
  ),
  qinggan: tile(
    '#5c7d33',
    `<ellipse cx="48" cy="54" rx="17" ry="22" transform="rotate(24 48 54)"/>` +
      path('M58 32 q4 -12 18 -12 q-2 12 -18 12') +
      dot(44, 58, 5)
  ),
  bingan: tile(
    '#4d90c4',
    path('M34 22 h28 v30 q0 14 -14 14 q-14 0 -14 -14Z') + path('M48 66 v12 M42 34 v16 M54 34 v16')
  ),
  zhengyun: tile(
    '#a9722f',
    path('M22 60 h52 v12 h-52Z') + path('M28 60 q0 -24 20 -26 q20 2 20 26') + path('M48 34 v-10')
  ),
  xianhe: tile(
    '#1f8a5b',
    path('M26 44 h44 v28 h-44Z') + path('M22 44 L30 26 h36 L74 44') + path('M48 56 v16')
  ),
  qiongye: tile('#2b3563', path('M20 60 q28 -44 56 0') + path('M20 72 h56') + dot(48, 58, 6)),
  mujian: tile('#7a2f45', path('M26 24 v48 q16 -8 14 -48 M70 24 v48 q-16 -8 -14 -48') + path('M20 24 h56')),
  jingping: tile(
    '#235a9c',
    path('M20 52 q26 -30 48 0 q6 -4 8 -16 M68 52 q8 0 8 14 M20 52 q22 26 48 0') + dot(36, 50, 4)
  ),
  eryu: tile('#7a4fa0', path('M34 66 V36 l28 -8 v30') + ring(28, 66, 6) + ring(56, 58, 6)),
  zhiyuan: tile('#c4562f', path('M48 20 L72 44 L48 68 L24 44Z M48 20 v48 M24 44 h48 M48 68 q8 4 2 12')),
  changxun: tile('#1f6fbf', path('M28 66 v-10 M42 66 v-20 M56 66 v-30 M70 66 v-42')),
  qingyu: tile('#c98a1c', path('M24 70 q4 -44 48 -46 q0 40 -38 40 M24 70 l24 -26')),
  zhaoxi: tile(
    '#d5622b',
    path('M20 62 h56 M30 62 a18 18 0 0 1 36 0') + path('M48 30 v-8 M26 38 l-5 -5 M70 38 l5 -5')
  ),
  zhenchuan: tile(
    '#27565e',
    path('M22 40 q13 -10 26 0 t26 0 M22 54 q13 -10 26 0 t26 0 M22 68 q13 -10 26 0 t26 0')
  ),
  qiyun: tile(
    '#5a7d6a',
    path('M24 68 L48 30 L72 68') + path('M22 44 h14 M60 44 h14') + path('M40 68 v-12 h16 v12')
  ),
  qingju: tile('#4a5c7a', path('M24 46 L48 26 L72 46 V70 H24Z') + path('M42 70 v-14 h12 v14')),
  yuanfan: tile(
    '#2d77a8',
    path('M46 22 V60 L24 60 Q40 48 46 22') + path('M56 34 V60 H72 Q66 44 56 34') + path('M20 72 h56')
  ),
  lanyue: tile('#38336b', path('M60 24 a26 26 0 1 0 12 40 a22 22 0 0 1 -12 -40Z')),
  shanhai: tile(
    '#2f7d83',
    path('M22 56 L40 30 L54 48 L62 38 L74 56') + path('M22 70 q9 -7 18 0 t18 0 t16 0')
  ),
  fuguang: tile(
    '#c2476f',
    ring(48, 48, 22) + path('M48 26 v44 M26 48 h44 M33 33 l30 30 M63 33 l-30 30') + dot(48, 48, 6)
  ),
  suqi: tile('#8a7b66', path('M30 30 h36 v20 q0 22 -18 22 q-18 0 -18 -22Z') + path('M30 44 h36')),
  yuanye: tile('#d07f22', ring(48, 54, 20) + path('M48 34 q0 -14 16 -14 q0 14 -16 14')),
  baici: tile('#8aa3b5', path('M40 20 h16 v12 q12 8 12 22 q0 18 -20 20 q-20 -2 -20 -20 q0 -14 12 -22Z')),
  lingxi: tile(
    '#3c9a9a',
    path('M24 48 L48 28 L72 48 V72 H24Z') +
      solid('M48 42 q2 12 14 14 q-12 2 -14 14 q-2 -12 -14 -14 q12 -2 14 -14Z')
  ),
  yihe: tile(
    '#c0533f',
    path('M48 70 q-26 -16 -20 -34 q10 -14 20 2 q10 -16 20 -2 q6 18 -20 34Z') + path('M48 46 v12 M42 52 h12')
  ),
  tangtang: tile('#d9527a', ring(48, 48, 15) + path('M35 41 L20 34 v28 L35 55 M61 41 L76 34 v28 L61 55')),
  quanyi: tile('#22242f', path('M48 20 L72 34 V62 L48 76 L24 62 V34Z') + path('M36 48 l8 8 l16 -16'))
}

export const channelMarks: Record<string, string> = {
  main: tile('#d5382b', path('M48 20 L72 34 V62 L48 76 L24 62 V34Z') + path('M36 48 l8 8 l16 -16')),
  candy: tile('#c4306a', ring(48, 48, 15) + path('M35 41 L20 34 v28 L35 55 M61 41 L76 34 v28 L61 55')),
  jinjiang: tile('#1f6b4a', path('M22 40 q13 -10 26 0 t26 0 M22 54 q13 -10 26 0 t26 0') + path('M30 70 h36')),
  lvyun: tile('#1f5fbf', path('M32 66 a14 14 0 0 1 0 -28 a18 18 0 0 1 34 -2 a15 15 0 0 1 2 30Z')),
  yanglao: tile(
    '#a8562a',
    path('M48 74 V46 M48 56 q-18 0 -20 -18 q18 0 20 18 M48 48 q16 0 20 -20 q-18 0 -20 20')
  )
}

const face = (from: string, to: string, sign: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><defs><linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="96" height="96" fill="url(#f)"/>${sign}</svg>`
const hill = (d: string, hex: string) => `<path d="${d}" fill="${hex}"/>`

export const avatars: Record<string, string> = {
  dawn: face(
    '#fbd9b5',
    '#f2a58a',
    `<circle cx="48" cy="56" r="19" fill="#fff3dc"/>` +
      hill('M0 62 q24 -12 48 0 t48 0 v34 H0Z', '#c9675a') +
      hill('M0 76 q24 -10 48 0 t48 0 v20 H0Z', '#8f4450')
  ),
  hill: face(
    '#dcecf3',
    '#a8cfd6',
    hill('M-4 80 L34 34 L62 72 L74 58 L104 96 H-4Z', '#3f7f80') +
      hill('M34 34 l12 16 l-8 -2 l-5 6 l-6 -5 l-7 3Z', '#fff') +
      hill('M0 80 q48 -18 96 2 v14 H0Z', '#6fae78')
  ),
  leaf: face(
    '#eef5e2',
    '#c9dfb4',
    hill('M22 74 Q20 28 74 22 Q76 72 22 74Z', '#4d8f5f') +
      `<path d="M24 72 Q44 50 66 30 M40 56 l-3 -16 M52 44 l-2 -12 M40 56 l17 2 M52 44 l13 1" stroke="#eaf5dc" stroke-width="3" fill="none" stroke-linecap="round"/>`
  ),
  moon: face(
    '#3c4677',
    '#1d2347',
    `<path d="M60 24 a26 26 0 1 0 14 40 a22 22 0 0 1 -14 -40Z" fill="#f6dfa6"/><circle cx="72" cy="28" r="2.5" fill="#fff"/><circle cx="26" cy="24" r="2" fill="#fff"/><circle cx="80" cy="46" r="1.6" fill="#fff"/>`
  ),
  tide: face(
    '#d7ecf5',
    '#8fc3dd',
    hill('M0 50 q12 -14 24 0 t24 0 t24 0 t24 0 v46 H0Z', '#5b9fc7') +
      hill('M0 64 q12 -12 24 0 t24 0 t24 0 t24 0 v32 H0Z', '#3674a5') +
      hill('M0 80 q12 -10 24 0 t24 0 t24 0 t24 0 v16 H0Z', '#234f7d') +
      `<circle cx="68" cy="28" r="10" fill="#fff"/>`
  ),
  bloom: face(
    '#fbe8ea',
    '#f0c2c8',
    [0, 72, 144, 216, 288]
      .map((a) => `<ellipse cx="48" cy="30" rx="12" ry="17" fill="#d9647c" transform="rotate(${a} 48 48)"/>`)
      .join('') + `<circle cx="48" cy="48" r="10" fill="#f4cf6d"/>`
  )
}

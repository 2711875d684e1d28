import fs from 'node:fs'
import path from 'node:path'
import { areaList } from '@vant/area-data'
import { makeCityData } from './make'

const ROOT = path.resolve(__dirname, '../..')
const FOLDER = path.join(ROOT, 'server/gateways/map/china')
const SOURCE = '@vant/area-data'

const fileText = (what: string, name: string, rows: string) =>
  `/** Made by \`npm run cities\`; not to be edited. ${what} */\nexport const ${name} = \`${rows}\`\n`

/** The data files as they have to be, by path: what the installed package gives. */
export function cityFiles(): { file: string; text: string }[] {
  const folder = path.join(ROOT, 'node_modules', SOURCE)
  const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string
  }
  const { cities, districts } = makeCityData(areaList)
  const from = `From ${SOURCE} ${version}.`
  return [
    {
      file: path.join(FOLDER, 'city-rows.ts'),
      text: fileText(
        `${from} A city a line, by its reading: code|name|short name|province|reading.`,
        'CITY_ROWS',
        cities
      )
    },
    {
      file: path.join(FOLDER, 'district-rows.ts'),
      text: fileText(
        `${from} A city a line: code|districts, each its code, its name and its reading.`,
        'DISTRICT_ROWS',
        districts
      )
    }
  ]
}

import { MAIN_JOB } from '../../stories/main-job'
import { EaselPhone, endEasel, putEaselPhonesAway } from '../phone'

afterEach(putEaselPhonesAway)
afterAll(endEasel)

/** The story of journeys/story.test.ts by touch, on WeChat's own component framework. */
test(MAIN_JOB.name, () => MAIN_JOB.tell((start) => EaselPhone.open(start)))

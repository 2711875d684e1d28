import { ALL_STORIES } from '../../stories/all'
import { EaselPhone, endEasel, putEaselPhonesAway } from '../phone'

afterEach(putEaselPhonesAway)
afterAll(endEasel)

/** The stories of the mini host, by touch. */
test.each(ALL_STORIES)('$name', ({ tell }) => tell((start) => EaselPhone.open(start)))

import type { ReactNode } from 'react'
import { Due } from './due'
import { Funnel } from './funnel'
import { Given } from './given'
import { useReport, viewOf, type View } from './report'
import { Sold } from './sold'

const CONTENT: Readonly<Record<View, () => ReactNode>> = {
  sold: Sold,
  given: Given,
  due: Due,
  funnel: Funnel
}

/** Reports: what was sold, which rights were given, which are still to be taken, and how visits became payments. */
export default function Sales() {
  const [{ view }] = useReport()
  const Content = CONTENT[viewOf(view)]
  return <Content />
}

import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  /** What can be done with all of the page, beside its title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A page: its title, and its content below each other. */
export const Page = ({ title, actions, children }: Props) => (
  <>
    <div className='page-head'>
      <h1>{title}</h1>
      {actions}
    </div>
    <div className='stack'>{children}</div>
  </>
)

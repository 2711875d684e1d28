import { forwardRef, type FormEvent } from 'react'
import { classes, domProps, withDetail, type BaseProps, type Handler } from './dom'

interface FormProps extends BaseProps {
  onSubmit?: Handler
  onReset?: Handler
}

/** A `form` that never leaves the page; `detail.value` of its submit holds the named fields. */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(props, ref) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = Object.fromEntries(new FormData(event.currentTarget))
    props.onSubmit?.(withDetail(event, { value }))
  }
  return (
    <form
      {...domProps(props)}
      ref={ref}
      className={classes(props.className)}
      noValidate
      onSubmit={submit}
      onReset={props.onReset}
    >
      {props.children}
    </form>
  )
})

/** The login pop-up over any page. */
export default function LoginPopUp() {
  return null
}

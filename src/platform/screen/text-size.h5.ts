import '@/styles/text-size.css'

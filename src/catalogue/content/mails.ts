import type { AllMailWords } from "#domain/content/mail-words.ts";
import { staffMailWords } from "./staff-mails.ts";

const REPLY = ["Is something missing or wrong? Just reply to this email."];

/** How the mails to customers begin, and end. */
export const mails: AllMailWords = {
  ...staffMailWords,
  placed: {
    subject: "Thank you for your order",
    opening: ["Thank you for your order."],
    closing: REPLY,
  },
  proof: {
    subject: "Your proof is ready",
    opening: [
      "Your proof is ready. Please look at three things: the words, the colours and the size. We print exactly what it shows.",
    ],
  },
  ready: {
    subject: "We are making your order",
    opening: ["Everything is approved, thank you. It is being made now. It is with you by {arrival}."],
  },
  dispatched: {
    subject: "Your order is on its way",
    opening: ["Your order has left us. It is with you by {arrival}."],
  },
  delivered: {
    subject: "Your order has arrived",
    opening: [
      "Your order has arrived. We hope it looks just as you meant it.",
      "Is something not as you approved it? Report it on the order’s page, and we print it again or give your money back.",
      "If you like it, please tell others: sign in on the page of what you ordered and write a review.",
    ],
  },
  cancelled: {
    subject: "Your order is cancelled",
    opening: ["Your order is cancelled, and nothing of it is made."],
    closing: REPLY,
  },
  lapsed: {
    subject: "Your order has lapsed",
    opening: ["We have not heard from you for a while, so your order has lapsed. Nothing of it is made."],
    closing: [
      "Would you still like it? Its page shows what it costs today, and you can order it from there.",
    ],
  },
  revived: {
    subject: "Your order is open again",
    opening: ["Your order is open again, at the same price. We start when everything is approved and paid."],
  },
  message: { subject: "A message about your order", opening: ["We have written to you about your order."] },
  "order-link": {
    subject: "Your order",
    opening: ["You asked for the link to your order. Here it is."],
    closing: ["Was it not you? Then nothing needs to be done: only this address has the link."],
  },
  "new-link": {
    subject: "A new link to your order",
    opening: [
      "The link to your order was changed. This is the new one; those in our earlier emails open nothing any more.",
    ],
    closing: [
      "Whoever has the link can see the order, approve its proofs and cancel it: pass it on with care.",
    ],
  },
  paid: {
    subject: "Your order is paid",
    opening: ["Thank you: your order is paid."],
  },
  "part-paid": { subject: "Part of your payment has arrived", opening: ["Thank you for your payment."] },
  "paid-late": {
    subject: "Your payment has arrived",
    opening: ["Your payment is for an order which had ended before."],
  },
  deposit: {
    subject: "A deposit for your order",
    opening: [
      "We make your order once {amount} of its {total} is here and every proof is approved. The rest is paid before it leaves us.",
    ],
  },
  "to-pay": {
    subject: "What is still to be paid",
    opening: ["You have approved your proof with what it proposes."],
  },
  invoice: {
    subject: "Your tax invoice {invoice-no}",
    opening: ["Thank you for waiting: the tax invoice of your order is here."],
  },
  "money-back": { subject: "We have given money back", opening: ["We have given you money back."] },
  corrected: { subject: "Your order was changed", opening: ["We have put your order right."] },
  "changed-by-customer": {
    subject: "Your order was changed",
    opening: ["Your order was changed on its page. Was that not you? Please answer this mail at once."],
  },
  "problem-reported": {
    subject: "We have your report",
    opening: [
      "We are sorry that something is not right with your order. A person looks at it, and answers by email and on the order’s page.",
    ],
  },
  "problem-reprint": {
    subject: "We make it again, at our cost",
    opening: ["We make it again at our cost. You have nothing to pay, and need not send anything back."],
  },
  "problem-refund": {
    subject: "We give you money back",
    opening: ["We give you money back, the way you paid. We write again when it is on its way."],
  },
  "problem-answered": { subject: "About your report", opening: ["We have looked at what you reported."] },
  quotation: {
    subject: "Your quotation ({quotation-no})",
    opening: [
      "Here is the quotation you asked for. We keep its prices until {until}: until then you can order at them, and so can whoever you send the link to.",
    ],
  },
  "quotation-ends": {
    subject: "Your quotation ends on {until}",
    opening: [
      "We keep the prices of your quotation until {until}. Until then you can order at them, and so can whoever you send the link to.",
    ],
  },
  "quotations-end": {
    subject: "Your quotations end on {until}",
    opening: [
      "We keep the prices of your quotations until {until}. Until then you can order at them, and so can whoever you send the link to.",
    ],
  },
  request: {
    subject: "Your quote request {request-no}",
    opening: ["Thank you for your quote request. We will respond to you shortly. You asked us about this:"],
    closing: REPLY,
  },
  "request-answered": {
    subject: "Our price for your quote request {request-no}",
    opening: [
      "Thank you for waiting: we can make this for {total} in all. The price is kept until {until}; until then you order at it, and so can whoever you send the link to.",
    ],
    closing: ["Is something not as you meant it? Just reply to this email."],
  },
  "request-answered-again": {
    subject: "Our new price for your quote request {request-no}",
    opening: [
      "Thank you for waiting: we can make this for {total} in all. The price is kept until {until}; until then you order at it, and so can whoever you send the link to.",
      "This answer takes the place of the one before, which can no longer be ordered.",
    ],
    closing: ["Is something not as you meant it? Just reply to this email."],
  },
  "request-message": {
    subject: "About your quote request {request-no}",
    opening: ["We have written to you about your quote request."],
    closing: ["You can also just reply to this email."],
  },
  code: {
    subject: "Your {shop-name} verification code",
    opening: ["Thank you for registering. Please type this code where you registered:"],
    closing: [
      "It works for {lasts}. If you did not register, you can ignore this email: no account is made without the code.",
    ],
  },
  "temporary-password": {
    subject: "Your temporary {shop-name} password",
    opening: ["Someone asked for a new password for your account. Sign in once with this temporary one:"],
    closing: [
      "It works for {lasts}, and you will choose a new password right after. Your old password keeps working until then, so if you did not ask for this, you can ignore this email.",
    ],
  },
  "password-changed": {
    subject: "Your {shop-name} password was changed",
    opening: [
      "The password for your account has just been changed, and every other device has been signed out.",
      "If that was not you, please ask for a temporary password at once: choose Forgot Password when you sign in.",
    ],
  },
  welcome: {
    subject: "Welcome to {shop-name}",
    opening: [
      "Thank you for verifying your email address. Your account is ready.",
      "We have put {points} points in it for you, as we do for every new member: each takes {point-value} off what is in your cart.",
    ],
  },
  reminder: {
    subject: "Your order is waiting for you",
    opening: ["We would love to start on your order."],
    closing: ["If anything is unclear, or you need more time, just reply to this email."],
  },
  "rest-reminder": {
    subject: "The rest of your order is to be paid",
    opening: ["Your order is approved and your deposit is here, thank you."],
    closing: ["If you have paid it these days, there is nothing more to do."],
  },
  "review-asked": {
    subject: "How did your order turn out?",
    opening: [
      "Your order should have been with you for a few days. How did it turn out?",
      "A few words help others to choose, and a photo of it in use most of all. It takes a minute and needs no account.",
    ],
    closing: [
      "Is something not as you approved it? Tell us on the same page instead: we make it again or give your money back.",
      "We ask this once for each order.",
    ],
  },
  "review-accepted": {
    subject: "Your review of {product} is published",
    opening: [
      "Thank you for your review of {product}, “{title}”. Everybody can read it now.",
      "It helps other customers to choose, and us to print better.",
    ],
  },
  "review-declined": {
    subject: "Your review of {product}",
    opening: [
      "Thank you for taking the time to write about {product}. We have not published your review, and have deleted it with its pictures.",
      "Few stars are never the reason. We leave out reviews that name other people, advertise, or are not about the print. This is what you wrote:",
    ],
    closing: ["If something is wrong with your order, or we have misread you, just reply to this email."],
  },
  "question-received": {
    subject: "Your question",
    opening: ["Thank you for asking. We answer within {within}, by email. This is what you asked:"],
    closing: ["Would you like to add something? Just reply to this email."],
  },
  "question-answered": {
    subject: "Our answer to your question",
    opening: ["Thank you for your question. This is our answer:"],
    closing: ["Does that answer it? If not, just reply to this email."],
  },
};

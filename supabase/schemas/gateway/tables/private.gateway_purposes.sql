create table private.gateway_purposes (
  purpose text not null,
  due text not null,
  taken text not null,
  lost text,
  constraint gateway_due_form check ((due ~ '^[a-z_]+\.[a-z_0-9]+$'::text)),
  constraint gateway_lost_form check ((lost ~ '^[a-z_]+\.[a-z_0-9]+$'::text)),
  constraint gateway_purpose_form check ((purpose ~ '^[a-z_]{3,30}$'::text)),
  constraint gateway_purposes_pkey primary key (purpose),
  constraint gateway_taken_form check ((taken ~ '^[a-z_]+\.[a-z_0-9]+$'::text))
);

comment on table private.gateway_purposes is 'What can be paid at the gateway. due is a function (subject_id, customer) that answers {state: open|paid|ended, amount_paise, pay_by, payments: the ids of parts that it collects}, or null where the subject is not the customer''s; taken is one (subject_id, gateway_order_id, amount_paise, provider_payment_id) that books money which has come and answers how many paise of it were taken: the rest goes back by itself; lost is one (subject_id, amount_paise, provider_dispute_id) that takes back what was bought with money that a bank took back, as far as it is there, or null where nothing can be taken back.';

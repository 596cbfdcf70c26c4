create table private.deduction_rates (
  deduction text not null,
  valid_from date not null,
  rate_bp integer not null,
  without_pan_bp integer not null,
  exempt_paise bigint not null default 0,
  per text not null,
  base text not null,
  in_halves boolean not null,
  account public.ledger_account_kind not null,
  constraint deduction_base check ((base = ANY (ARRAY['taxed_own_supplies'::text, 'all_supplies'::text]))),
  constraint deduction_known check ((deduction ~ '^[a-z][a-z0-9_]{2,39}$'::text)),
  constraint deduction_period check ((per = ANY (ARRAY['month'::text, 'year'::text]))),
  constraint deduction_rate_without_pan check (((without_pan_bp >= 0) AND (without_pan_bp <= 10000))),
  constraint deduction_rates_pkey primary key (deduction, valid_from),
  constraint deduction_rate check (((rate_bp >= 0) AND (rate_bp <= 10000)))
);

comment on column private.deduction_rates.exempt_paise is 'What a person or family with a PAN may sell in the period before anything is withheld.';

comment on column private.deduction_rates.in_halves is 'CGST and SGST, each rounded by itself.';

comment on column private.deduction_rates.without_pan_bp is 'The rate for who has told no PAN.';

comment on table private.deduction_rates is 'What the law has the platform withhold of a seller''s money, effective-dated. Of a month or financial year it is always what is due on its net value so far, less what was withheld.';

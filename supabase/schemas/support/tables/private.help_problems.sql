create table private.help_problems (
  id smallint generated always as identity not null,
  kind public.order_kind,
  problem text not null,
  "position" smallint not null,
  needs_lines boolean not null default false,
  needs_photo boolean not null default false,
  decided text not null,
  from_start boolean not null default false,
  reason_code text,
  constraint help_problem_decided
    check ((decided = ANY (ARRAY['lines'::text, 'late'::text, 'by_hand'::text]))),
  constraint help_problem_form check ((problem ~ '^[a-z_]{3,30}$'::text)),
  constraint help_problem_refunds_for_a_reason check (((decided = 'by_hand'::text) = (reason_code IS NULL))),
  constraint help_problems_pkey primary key (id),
  constraint help_problems_reason_code_fkey foreign key (reason_code) references public.refund_reasons(code),
  constraint help_problems_kind_problem_key unique nulls not DISTINCT (kind, problem)
);

create index help_problems_reason_idx on private.help_problems using btree (reason_code)
  where (reason_code is not null);

comment on column private.help_problems.from_start is 'Offered from the time for which the order was agreed, as what has not begun can have gone wrong in no way.';

comment on column private.help_problems.needs_photo is 'Without a photo a person decides.';

comment on table private.help_problems is 'What a customer can report about an order, by kind; null is for every kind. A trade adds its own rows. lines: the price of what was chosen goes back; late: the delivery fee, when it came late; by_hand: a person decides.';

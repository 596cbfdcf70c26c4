create table public.order_charges (
  order_id uuid not null,
  "position" smallint not null,
  phase public.charge_phase not null default 'quoted'::public.charge_phase,
  code text not null,
  amount_paise integer not null,
  tax_class text,
  rate_bp integer,
  base_paise integer,
  bearer text not null default 'customer'::text,
  of_position smallint,
  at timestamp with time zone not null default now(),
  gross_paise integer,
  benefit_paise integer,
  included boolean not null default false,
  constraint charge_bearer check ((bearer = ANY (ARRAY['customer'::text, 'platform'::text, 'vendor'::text]))),
  constraint charge_benefit check ((benefit_paise > 0)),
  constraint charge_gross
    check
    (((gross_paise IS NULL) OR ((rate_bp IS NULL) AND (((sign((gross_paise)::double precision) *
    (amount_paise)::double precision) >= (0)::double precision) AND
    ((sign((gross_paise)::double precision) * (amount_paise)::double precision) <= (abs(gross_paise))::double
    precision))))),
  constraint charge_included check (((NOT included) OR (rate_bp IS NOT NULL))),
  constraint charge_not_zero check (((amount_paise <> 0) OR (gross_paise <> 0) OR (benefit_paise > 0))),
  constraint charge_tax_is_explained check (((rate_bp IS NULL) = (base_paise IS NULL))),
  constraint order_charges_code_fkey foreign key (code) references public.charge_codes(code),
  constraint order_charges_order_id_fkey foreign key (order_id) references public.enhanced_orders(id),
  constraint order_charges_pkey primary key (order_id, "position"),
  constraint order_charges_order_id_of_position_fkey foreign key (order_id, of_position)
    references public.order_charges(order_id, "position"),
  constraint charge_points_back
    check
    (((phase = ANY (ARRAY['quoted'::public.charge_phase, 'added'::public.charge_phase])) = (of_position IS
    NULL)))
);

alter table public.order_charges
  enable row level security;

create index order_charges_code_idx on public.order_charges using btree (code);

create index order_charges_of_idx on public.order_charges using btree (order_id, of_position)
  where (of_position is not null);

create trigger charges_after_the_end_count
  after insert on public.order_charges
  for each row
  when ((new.code = ANY (ARRAY['items'::text, 'packaging'::text, 'service'::text])))
  execute function private.note_charge_figures();

create trigger order_charges_are_append_only
  before delete or update on public.order_charges
  for each row
  execute function private.forbid_change();

create constraint TRIGGER order_total_adds_up
  after insert on public.order_charges deferrable initially deferred
  for each row
  when ((new.phase <> 'refunded'::public.charge_phase))
  execute function private.check_charges();

create constraint TRIGGER refunds_are_credited
  after insert on public.order_charges deferrable initially deferred
  for each row
  when ((new.phase = 'refunded'::public.charge_phase))
  execute function private.invoice_order();

create trigger refunds_stay_within_charges
  before insert on public.order_charges
  for each row
  when ((new.phase = 'refunded'::public.charge_phase))
  execute function private.check_refunded_charge();

create constraint TRIGGER refunds_take_points_back
  after insert on public.order_charges deferrable initially deferred
  for each row
  when ((new.phase = 'refunded'::public.charge_phase))
  execute function private.points_of_order();

create policy "customers read the charges of their orders, administrators all" on public.order_charges
  for select
  to authenticated
  using ((private.owns_order(order_id) or ( select private.is_admin() as is_admin)));

comment on column public.order_charges.amount_paise is 'Without tax: the amounts of all rows add up to the order''s total.';

comment on column public.order_charges.bearer is 'Who pays: a discount is a negative row that the platform or the vendor bears.';

comment on column public.order_charges.benefit_paise is 'What a membership took off the charge as the reader saw it; borne by the platform, and no part of the amount.';

comment on column public.order_charges.gross_paise is 'What the reader saw, with the tax inside; null where no tax is inside of what they saw.';

comment on column public.order_charges.included is 'Whether a tax is inside of what the reader saw, so that a bill names it and does not add it.';

comment on column public.order_charges.of_position is 'The charge that an adjustment or refund belongs to.';

comment on table public.order_charges is 'What an order costs, in paise: as quoted, added or adjusted later, and what of it was refunded. Append-only. All but the refunded rows add up to the order''s total.';

grant select on table public.order_charges to authenticated;

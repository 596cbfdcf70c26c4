create table private.vendor_refunds (
  id bigint generated always as identity not null,
  order_id uuid not null,
  vendor_id uuid not null,
  reason_code text not null,
  amount_paise bigint not null,
  loss_paise bigint not null,
  created_at timestamp with time zone not null default now(),
  constraint vendor_refund_amount check ((amount_paise > 0)),
  constraint vendor_refund_loss check ((loss_paise > 0)),
  constraint vendor_refund_reason_form check ((reason_code ~ '^[a-z][a-z_]{1,39}$'::text)),
  constraint vendor_refunds_pkey primary key (id),
  constraint vendor_refunds_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
    on delete cascade,
  constraint vendor_refunds_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
    on delete cascade
);

create index vendor_refunds_order_idx on private.vendor_refunds using btree (order_id);

create index vendor_refunds_vendor_idx on private.vendor_refunds using btree (vendor_id, created_at);

comment on column private.vendor_refunds.amount_paise is 'What the customer got back, with tax and less the discount.';

comment on column private.vendor_refunds.loss_paise is 'What the vendor earns less because of it.';

comment on table private.vendor_refunds is 'Refunds that a vendor bears, as they were decided: by help, an administrator, or the vendor''s own people (a return).';

create table private.handover_codes (
  order_id uuid not null,
  purpose text not null,
  code text not null,
  tries integer not null default 0,
  locked_until timestamp with time zone,
  constraint code_form check ((code ~ '^[0-9]{4}$'::text)),
  constraint code_purpose check ((purpose ~ '^(pickup|drop|start)(:[0-9]{1,2})?$'::text)),
  constraint handover_codes_pkey primary key (order_id, purpose),
  constraint handover_codes_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
);

comment on column private.handover_codes.purpose is 'pickup: the vendor''s, for the courier; drop: the customer''s, for what is handed over, with a number where there are several; start: the customer''s, for a visit or a ride that begins.';

comment on table private.handover_codes is 'Four-digit handover codes: five wrong tries, then a pause of one minute.';

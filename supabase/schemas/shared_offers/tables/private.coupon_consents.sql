create table private.coupon_consents (
  code text not null,
  vendor_id uuid not null,
  state text not null default 'proposed'::text,
  proposed_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  decided_by uuid,
  constraint consent_is_decided check (((state = 'proposed'::text) = (decided_at IS NULL))),
  constraint consent_state
    check ((state = ANY (ARRAY['proposed'::text, 'accepted'::text, 'declined'::text, 'ended'::text]))),
  constraint coupon_consents_pkey primary key (code, vendor_id),
  constraint coupon_consents_code_fkey foreign key (code) references public.coupons(code),
  constraint coupon_consents_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
    on delete cascade
);

create index coupon_consents_vendor_idx on private.coupon_consents using btree (vendor_id);

comment on table private.coupon_consents is 'Which vendors bear a part of a coupon of the platform: proposed by the administration, accepted or declined by the vendor, and ended by it for new orders. A coupon''s terms never change: nobody bears what they did not read.';

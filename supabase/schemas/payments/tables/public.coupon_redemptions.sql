create table public.coupon_redemptions (
  id uuid not null default gen_random_uuid(),
  code text not null,
  user_id uuid not null,
  checkout_id uuid not null,
  discount_paise integer not null,
  minimum_paise integer not null default 0,
  redeemed_at timestamp with time zone not null default now(),
  released_at timestamp with time zone,
  constraint coupon_redemptions_code_checkout_id_key unique (code, checkout_id),
  constraint coupon_redemptions_pkey primary key (id),
  constraint coupon_redemptions_user_id_fkey foreign key (user_id) references auth.users(id)
    on delete cascade,
  constraint coupon_redemptions_code_fkey foreign key (code) references public.coupons(code)
);

alter table public.coupon_redemptions
  enable row level security;

create index coupon_redemptions_user_idx on public.coupon_redemptions using btree (user_id, code);

create policy "customers read their redemptions" on public.coupon_redemptions
  for select
  to authenticated
  using ((user_id = ( select auth.uid() as uid)));

comment on column public.coupon_redemptions.minimum_paise is 'The coupon''s minimum when it was used; later changes do not affect it.';

comment on table public.coupon_redemptions is 'Who used which coupon; released when no order of the checkout is left that it takes something off.';

grant select on table public.coupon_redemptions to authenticated;

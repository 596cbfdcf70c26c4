create table private.referrals (
  friend_id uuid not null,
  referrer_id uuid not null,
  friend_paise integer not null,
  referrer_paise integer not null,
  minimum_paise integer not null,
  state text not null default 'joined'::text,
  reason text,
  order_id uuid,
  joined_at timestamp with time zone not null default now(),
  due_at timestamp with time zone,
  paid_at timestamp with time zone,
  constraint nobody_invites_themselves check ((friend_id <> referrer_id)),
  constraint referral_friend_range check ((friend_paise > 0)),
  constraint referral_has_order
    check (((state <> ALL (ARRAY['delivered'::text, 'paid'::text])) OR ((order_id IS NOT NULL) AND (due_at IS
    NOT NULL)))),
  constraint referral_minimum_range check ((minimum_paise > 0)),
  constraint referral_paid_at check (((state = 'paid'::text) = (paid_at IS NOT NULL))),
  constraint referral_reason
    check
    ((reason = ANY (ARRAY['same_device'::text, 'same_address'::text, 'same_instrument'::text,
    'went_back'::text, 'month_full'::text, 'account_closed'::text]))),
  constraint referral_referrer_range check ((referrer_paise > 0)),
  constraint referral_state
    check ((state = ANY (ARRAY['joined'::text, 'delivered'::text, 'paid'::text, 'refused'::text]))),
  constraint referrals_friend_id_fkey foreign key (friend_id) references auth.users(id) on delete cascade,
  constraint referrals_pkey primary key (friend_id),
  constraint referrals_referrer_id_fkey foreign key (referrer_id) references auth.users(id) on delete cascade,
  constraint refused_for_a_reason check (((state = 'refused'::text) = (reason IS NOT NULL))),
  constraint referrals_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
);

create index referrals_due_idx on private.referrals using btree (due_at)
  where (state = 'delivered'::text);

create index referrals_order_idx on private.referrals using btree (order_id);

create index referrals_referrer_idx on private.referrals using btree (referrer_id, paid_at);

comment on column private.referrals.reason is 'Why neither, or only the friend, is given credit.';

comment on table private.referrals is 'Who was invited by whom, once for each person, with the amounts that were promised then. delivered: the friend has credit, and the referrer''s waits until due_at.';

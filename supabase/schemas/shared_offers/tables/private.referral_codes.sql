create table private.referral_codes (
  user_id uuid not null,
  code text not null,
  created_at timestamp with time zone not null default now(),
  constraint referral_code_form check ((code ~ '^[2-9A-HJ-NP-Z]{8}$'::text)),
  constraint referral_codes_code_key unique (code),
  constraint referral_codes_pkey primary key (user_id),
  constraint referral_codes_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade
);

comment on table private.referral_codes is 'The code by which a customer invites others; made when it is first shown.';

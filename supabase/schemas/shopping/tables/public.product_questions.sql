create table public.product_questions (
  id uuid not null default gen_random_uuid(),
  product_id uuid not null,
  author_id uuid,
  author_name text not null default ''::text,
  body text not null,
  answers integer not null default 0,
  state text not null default 'shown'::text,
  reports integer not null default 0,
  reported_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint product_questions_author_id_fkey foreign key (author_id) references auth.users(id) on delete
    set null,
  constraint product_questions_pkey primary key (id),
  constraint question_length check (((length(body) >= 5) AND (length(body) <= 300))),
  constraint question_state check ((state = ANY (ARRAY['shown'::text, 'hidden'::text])))
);

alter table public.product_questions
  enable row level security;

create index product_questions_author_idx on public.product_questions using btree (author_id, created_at);

create index product_questions_product_idx on public.product_questions
  using btree (product_id, created_at desc, id desc);

create index product_questions_reported_idx on public.product_questions using btree (reported_at, id)
  where (reports > 0);

create trigger texts_are_plain
  before insert or update of author_name, body on public.product_questions
  for each row
  execute function private.keep_plain('author_name', 'body');

create policy "everyone reads questions that are shown" on public.product_questions
  for select
  to anon, authenticated
  using (((state = 'shown'::text) or ( select private.is_admin() as is_admin)));

comment on table public.product_questions is 'Questions about a product: the id of products, or of the item where it stands alone. Written by functions only.';

grant select (
  answers, author_name, body, created_at, id, product_id, state
) on table public.product_questions to anon;

grant select (
  answers, author_name, body, created_at, id, product_id, state
) on table public.product_questions to authenticated;

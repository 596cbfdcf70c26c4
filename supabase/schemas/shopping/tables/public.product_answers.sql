create table public.product_answers (
  id uuid not null default gen_random_uuid(),
  question_id uuid not null,
  author_id uuid,
  author_name text not null default ''::text,
  vendor_id uuid,
  body text not null,
  state text not null default 'shown'::text,
  reports integer not null default 0,
  reported_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint answer_length check (((length(body) >= 2) AND (length(body) <= 600))),
  constraint answer_state check ((state = ANY (ARRAY['shown'::text, 'hidden'::text]))),
  constraint product_answers_author_id_fkey foreign key (author_id) references auth.users(id) on delete
    set null,
  constraint product_answers_pkey primary key (id),
  constraint product_answers_question_id_fkey foreign key (question_id)
    references public.product_questions(id) on delete cascade,
  constraint product_answers_vendor_id_fkey foreign key (vendor_id) references public.vendors(id) on delete
    set null
);

alter table public.product_answers
  enable row level security;

create index product_answers_author_idx on public.product_answers using btree (author_id, created_at);

create index product_answers_question_idx on public.product_answers using btree (question_id, created_at);

create index product_answers_reported_idx on public.product_answers using btree (reported_at, id)
  where (reports > 0);

create index product_answers_vendor_idx on public.product_answers using btree (vendor_id);

create trigger answers_are_limited
  before insert on public.product_answers
  for each row
  when ((new.author_id IS NOT NULL))
  execute function private.limit_answers();

create trigger texts_are_plain
  before insert or update of author_name, body on public.product_answers
  for each row
  execute function private.keep_plain('author_name', 'body');

create policy "everyone reads answers that are shown" on public.product_answers
  for select
  to anon, authenticated
  using (((state = 'shown'::text) or ( select private.is_admin() as is_admin)));

comment on table public.product_answers is 'Answers of sellers (vendor_id) and of customers who have bought the product.';

grant select (
  author_name, body, created_at, id, question_id, state, vendor_id
) on table public.product_answers to anon;

grant select (
  author_name, body, created_at, id, question_id, state, vendor_id
) on table public.product_answers to authenticated;

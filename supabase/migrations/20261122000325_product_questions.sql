-- Questions and answers about products, by customers and sellers (Spec §2 Shopping).

create table private.blocked_words (
  word text primary key constraint blocked_word_form check (word = lower(word) and length(word) between 2 and 40)
);
comment on table private.blocked_words is 'What no public text may contain, as patterns of whole words in lower case.';
insert into private.blocked_words (word) values
  ('fuck'), ('fucking'), ('bitch'), ('bastard'), ('asshole'), ('chutiya'), ('madarchod'), ('bhenchod'), ('randi'), ('lanja'), ('lanjakodaka'),
  ('मादरचोद'), ('भेनचोद'), ('चूतिया'), ('लंजा'), ('లంజ'), ('లంజకొడకా');

create function private.text_problem(written text) returns text language plpgsql stable security definer set search_path = '' as $$
begin
  return case
    when exists (select from private.blocked_words as b where lower(written) ~ ('(^|[^[:alnum:]])' || b.word || '($|[^[:alnum:]])')) then 'words_blocked'
    when written ~* '(https?://|www[.]|wa[.]me/)' or regexp_replace(written, '[ .-]', '', 'g') ~ '[6-9][0-9]{9}' then 'contact_in_text'
  end;
end
$$;
comment on function private.text_problem is 'Why a text is not shown in public: insults, or numbers and links that lead past the platform; null where nothing is wrong.';

create table public.product_questions (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null,
  author_id uuid references auth.users (id) on delete set null,
  author_name text not null default '',
  body text not null constraint question_length check (length(body) between 5 and 300),
  answers integer not null default 0,
  state text not null default 'shown' constraint question_state check (state in ('shown', 'hidden')),
  reports integer not null default 0,
  reported_at timestamptz,
  created_at timestamptz not null default now()
);
create index product_questions_product_idx on public.product_questions (product_id, created_at desc, id desc);
create index product_questions_reported_idx on public.product_questions (reported_at, id) where reports > 0;
create index product_questions_author_idx on public.product_questions (author_id, created_at);
comment on table public.product_questions is 'Questions about a product: the id of products, or of the item where it stands alone. Written by functions only.';
create table public.product_answers (
  id uuid primary key default gen_random_uuid(),
  question_id uuid not null references public.product_questions (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  author_name text not null default '',
  vendor_id uuid references public.vendors (id) on delete set null,
  body text not null constraint answer_length check (length(body) between 2 and 600),
  state text not null default 'shown' constraint answer_state check (state in ('shown', 'hidden')),
  reports integer not null default 0,
  reported_at timestamptz,
  created_at timestamptz not null default now()
);
create index product_answers_question_idx on public.product_answers (question_id, created_at);
create index product_answers_reported_idx on public.product_answers (reported_at, id) where reports > 0;
create index product_answers_author_idx on public.product_answers (author_id, created_at);
create index product_answers_vendor_idx on public.product_answers (vendor_id);
comment on table public.product_answers is 'Answers of sellers (vendor_id) and of customers who have bought the product.';
create table private.text_reports (
  subject_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  at timestamptz not null default now(),
  primary key (subject_id, user_id)
);
create index text_reports_user_idx on private.text_reports (user_id, at);
comment on table private.text_reports is 'Who reported which question or answer, once each.';
create table private.text_decisions (
  subject_id uuid primary key,
  is_kept boolean not null,
  decided_by uuid not null,
  decided_at timestamptz not null default now()
);
create index text_decisions_latest_idx on private.text_decisions (decided_at desc, subject_id desc);
comment on table private.text_decisions is 'The latest decision about a reported question or answer; every one is in the audit log.';

alter table public.product_questions enable row level security;
alter table public.product_answers enable row level security;
create policy "everyone reads questions that are shown" on public.product_questions for select to anon, authenticated
  using (state = 'shown' or (select private.is_admin()));
create policy "everyone reads answers that are shown" on public.product_answers for select to anon, authenticated
  using (state = 'shown' or (select private.is_admin()));
revoke all on public.product_questions, public.product_answers from anon, authenticated;
grant select (id, product_id, author_name, body, answers, state, created_at) on public.product_questions to anon, authenticated;
grant select (id, question_id, author_name, vendor_id, body, state, created_at) on public.product_answers to anon, authenticated;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description, is_public) values
  ('questions_per_hour', 'integer', 'count', '10', 1, 1000, 'shopping', 'Questions about products that one customer may ask within an hour.', false),
  ('reports_until_hidden', 'integer', 'count', '3', 1, 1000, 'shopping', 'Customers who report a question or answer until it is hidden.', false);
insert into private.notification_templates (template, type, title, message, push_for) values
  ('question_answered', 'info', 'Your question was answered', 'There is an answer to your question about {product}.', '1 day'),
  ('question_removed', 'warning', 'What you wrote was taken down', 'Your question or answer about {product} does not follow the rules for questions.', null),
  ('vendor_question_new', 'info', 'A customer asks', 'There is a question about {product}.', '4 hours');

create function private.product_name(product uuid) returns text language sql stable security definer set search_path = '' as $$
  select coalesce((select p.name from public.products as p where p.id = product), (select i.name from public.catalog_items as i where i.id = product))
$$;
create function private.sellers_of(product uuid) returns setof uuid language sql stable security definer set search_path = '' as $$
  select distinct i.vendor_id from public.goods as g join public.catalog_items as i on i.id = g.item_id
  where g.product_id = product or (g.product_id is null and g.item_id = product)
$$;
comment on function private.sellers_of is 'Who sells a product.';

create function private.check_public_text(written text, fewest integer, most integer) returns text language plpgsql stable set search_path = '' as $$
declare
  clean text;
  problem text;
begin
  perform private.bound(written, 4 * most + 100);
  clean := private.plain_text(written);
  if coalesce(length(clean), 0) not between fewest and most then
    perform private.refuse(400, 'text_length_invalid', 'Please write between a few words and a short paragraph.', jsonb_build_object('least', fewest, 'most', most));
  end if;
  problem := private.text_problem(clean);
  if problem = 'words_blocked' then perform private.refuse(400, 'words_blocked', 'Please stay polite: this is not published.'); end if;
  if problem = 'contact_in_text' then perform private.refuse(400, 'contact_in_text', 'Phone numbers and links are not published.'); end if;
  return clean;
end
$$;
comment on function private.check_public_text is 'A text that everybody may read, cleaned; refuses what is too short, too long, insulting or leads past the platform.';

create function public.ask_question(product_id uuid, body text, idempotency_key text) returns jsonb language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  answer jsonb := private.claim_idempotency(caller, ask_question.idempotency_key, 'ask_question');
  clean text;
  asked uuid;
begin
  if answer is not null then return answer; end if;
  clean := private.check_public_text(ask_question.body, 5, 300);
  if not exists (select from private.sellers_of(ask_question.product_id)) then perform private.refuse(404, 'product_not_found', 'This product is not sold any more.'); end if;
  perform private.take_turns('ask_question', caller::text);
  if (select count(*) from public.product_questions as q where q.author_id = caller and q.created_at > now() - interval '1 hour') >= private.setting_int('questions_per_hour') then
    perform private.refuse(429, 'too_many_questions', 'You have asked a lot within an hour. Please wait a while.');
  end if;
  insert into public.product_questions (product_id, author_id, author_name, body)
  values (ask_question.product_id, caller, coalesce((select split_part(p.full_name, ' ', 1) from public.profiles as p where p.id = caller), ''), clean) returning id into asked;
  perform private.notify(s.user_id, 'vendor_question_new', jsonb_build_object('product', private.product_name(ask_question.product_id)), '/vendor/shopping')
  from private.sellers_of(ask_question.product_id) as v (id) join public.vendor_staff as s on s.vendor_id = v.id limit 20;
  answer := jsonb_build_object('id', asked);
  perform private.keep_result(caller, ask_question.idempotency_key, answer);
  return answer;
end
$$;
comment on function public.ask_question is
  'Asks about a product, once for each key: {id}. Its sellers are notified. Raises product_not_found, text_length_invalid, words_blocked, contact_in_text, too_many_questions.';

create function public.answer_question(question_id uuid, body text, idempotency_key text) returns jsonb language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  answer jsonb := private.claim_idempotency(caller, answer_question.idempotency_key, 'answer_question');
  q public.product_questions;
  clean text;
  seller uuid;
  written uuid;
begin
  if answer is not null then return answer; end if;
  clean := private.check_public_text(answer_question.body, 2, 600);
  select * into q from public.product_questions as k where k.id = answer_question.question_id and k.state = 'shown' for no key update;
  if not found then perform private.refuse(404, 'question_not_found', 'This question is not there any more.'); end if;
  select v.id into seller from private.sellers_of(q.product_id) as v (id) where private.works_for(v.id) limit 1;
  if seller is null and not exists (select from public.enhanced_orders as o join public.order_goods as g on g.order_id = o.id
      join public.order_items as i on i.order_id = g.order_id and i.position = g.position
      where o.user_id = caller and o.status = 'delivered' and coalesce(g.product_id, i.item_id) = q.product_id) then
    perform private.refuse(403, 'answer_not_allowed', 'Sellers answer, and customers who have bought it.');
  end if;
  if (select count(*) from public.product_answers as a where a.author_id = caller and a.created_at > now() - interval '1 hour') >= 3 * private.setting_int('questions_per_hour') then
    perform private.refuse(429, 'too_many_questions', 'You have asked a lot within an hour. Please wait a while.');
  end if;
  insert into public.product_answers (question_id, author_id, author_name, vendor_id, body)
  values (q.id, caller, coalesce((select split_part(p.full_name, ' ', 1) from public.profiles as p where p.id = caller), ''), seller, clean) returning id into written;
  update public.product_questions as k set answers = k.answers + 1 where k.id = q.id;
  if q.author_id is distinct from caller and q.author_id is not null then
    perform private.notify(q.author_id, 'question_answered', jsonb_build_object('product', private.product_name(q.product_id)), '/shopping/product/' || q.product_id);
  end if;
  answer := jsonb_build_object('id', written);
  perform private.keep_result(caller, answer_question.idempotency_key, answer);
  return answer;
end
$$;
comment on function public.answer_question is
  'Answers a question, as a seller of the product or a customer who has received it, once for each key: {id}. Raises question_not_found, answer_not_allowed, '
  'text_length_invalid, words_blocked, contact_in_text, too_many_questions.';

create function public.report_text(subject_id uuid) returns void language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  enough integer := private.setting_int('reports_until_hidden');
begin
  perform private.take_turns('report_text', caller::text);
  if (select count(*) from private.text_reports as r where r.user_id = caller and r.at > now() - interval '1 hour') >= 30 then
    perform private.refuse(429, 'too_many_reports', 'You have reported a lot within an hour. Please wait a while.');
  end if;
  if not exists (select from public.product_questions as q where q.id = report_text.subject_id union all
      select from public.product_answers as a where a.id = report_text.subject_id) then
    perform private.refuse(404, 'question_not_found', 'This question is not there any more.');
  end if;
  insert into private.text_reports (subject_id, user_id) values (report_text.subject_id, caller) on conflict do nothing;
  if not found then return; end if;
  update public.product_questions as q set reports = q.reports + 1, reported_at = coalesce(q.reported_at, now()),
    state = case when q.reports + 1 >= enough then 'hidden' else q.state end
  where q.id = report_text.subject_id;
  update public.product_answers as a set reports = a.reports + 1, reported_at = coalesce(a.reported_at, now()),
    state = case when a.reports + 1 >= enough then 'hidden' else a.state end
  where a.id = report_text.subject_id;
  perform private.publish('user:' || r.user_id, 'text_report', '{}'::jsonb) from public.user_roles as r where r.role = 'admin';
end
$$;
comment on function public.report_text is 'Reports a question or answer, once for each person; enough reports hide it until an administrator has looked. Raises question_not_found, too_many_reports.';

create function public.product_questions_of(product_id uuid, before timestamptz default null, before_id uuid default null, limit_count integer default 10)
returns table (id uuid, author_name text, body text, created_at timestamptz, answers jsonb, may_answer boolean)
language sql stable security definer set search_path = '' as $$
  with page as (
    select q.* from public.product_questions as q
    where q.product_id = product_questions_of.product_id and q.state = 'shown'
      and (product_questions_of.before is null
        or (q.created_at, q.id) < (product_questions_of.before, coalesce(product_questions_of.before_id, '00000000-0000-0000-0000-000000000000')))
    order by q.created_at desc, q.id desc limit least(greatest(coalesce(limit_count, 10), 1), 30)
  ), caller as materialized (
    select auth.uid() is not null and (exists (select from private.sellers_of(product_questions_of.product_id) as v (id) where private.works_for(v.id))
      or exists (select from public.enhanced_orders as o join public.order_goods as g on g.order_id = o.id
        join public.order_items as i on i.order_id = g.order_id and i.position = g.position
        where o.user_id = auth.uid() and o.status = 'delivered' and coalesce(g.product_id, i.item_id) = product_questions_of.product_id)) as may_answer
  )
  select p.id, p.author_name, p.body, p.created_at, (
      select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'author_name', a.author_name, 'seller', v.name, 'body', a.body, 'created_at', a.created_at)
        order by (a.vendor_id is null), a.created_at), '[]')
      from (select k.* from public.product_answers as k where k.question_id = p.id and k.state = 'shown' order by k.created_at limit 10) as a
      left join public.vendors as v on v.id = a.vendor_id), c.may_answer
  from page as p cross join caller as c order by p.created_at desc, p.id desc
$$;
comment on function public.product_questions_of is
  'Questions about a product with their answers, newest first, sellers'' answers before others; a page follows the row asked at before with the id before_id.';

create function public.vendor_questions(vendor_id uuid, before timestamptz default null, before_id uuid default null, limit_count integer default 20)
returns table (id uuid, product_id uuid, product_name text, author_name text, body text, created_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff(vendor_questions.vendor_id);
  return query
    select q.id, q.product_id, private.product_name(q.product_id), q.author_name, q.body, q.created_at
    from public.product_questions as q
    where q.state = 'shown' and not exists (select from public.product_answers as a where a.question_id = q.id and a.vendor_id = vendor_questions.vendor_id)
      and q.product_id in (select coalesce(g.product_id, g.item_id) from public.goods as g join public.catalog_items as i on i.id = g.item_id
        where i.vendor_id = vendor_questions.vendor_id)
      and (vendor_questions.before is null
        or (q.created_at, q.id) < (vendor_questions.before, coalesce(vendor_questions.before_id, '00000000-0000-0000-0000-000000000000')))
    order by q.created_at desc, q.id desc limit least(greatest(coalesce(limit_count, 20), 1), 50);
end
$$;
comment on function public.vendor_questions is
  'Questions about what a vendor sells that it has not answered, newest first; a page follows the row asked at before with the id before_id.';

revoke execute on function public.ask_question(uuid, text, text), public.answer_question(uuid, text, text), public.report_text(uuid),
  public.product_questions_of(uuid, timestamptz, uuid, integer),
  public.vendor_questions(uuid, timestamptz, uuid, integer) from public, anon;
grant execute on function public.ask_question(uuid, text, text), public.answer_question(uuid, text, text), public.report_text(uuid),
  public.product_questions_of(uuid, timestamptz, uuid, integer),
  public.vendor_questions(uuid, timestamptz, uuid, integer) to authenticated;
grant execute on function public.product_questions_of(uuid, timestamptz, uuid, integer) to anon;

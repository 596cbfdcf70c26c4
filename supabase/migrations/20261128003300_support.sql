-- Frequent questions with their answers in several languages, found by words that are typed as people type them.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

insert into public.app_settings (setting_key, value_type, setting_value, category, description, is_public) values
  ('company_name', 'text', '"Angadi Marketplace Private Limited"', 'company',
    'Legal name of the company that operates the marketplace.', true),
  ('company_address', 'text', '"Plot 12, Hitech City Main Road, Madhapur, Hyderabad, Telangana 500081"', 'company',
   'Registered address of the company, in one line.', true),
  ('company_tax_id', 'text', '"36AAACA0000A1Z5"', 'company', 'GST number of the company.', true),
  ('support_phone', 'text', '"+91 40 4000 1234"', 'company', 'Number under which customers reach support.', true),
  ('support_email', 'text', '"help@angadi.in"', 'company', 'Address to which customers write.', true),
  ('support_hours', 'text', '"07:00-23:00"', 'company',
    'Hours in which the number is answered, every day, by Indian time: from-to.', true),
  ('grievance_name', 'text', '"Lakshmi Narayana Rao"', 'company',
    'Name of the grievance officer (Consumer Protection (E-Commerce) Rules 2020).', true),
  ('grievance_email', 'text', '"grievance@angadi.in"', 'company', 'Address of the grievance officer.', true),
  ('grievance_phone', 'text', '"+91 40 4000 1235"', 'company', 'Number of the grievance officer.', true)
-- The footer of the home screen names some of them as well.
on conflict (setting_key) do nothing;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('help_window_hours', 'integer', 'count', '48', 1, 720, 'help',
    'Hours after delivery in which a customer may report a missing, wrong or spoiled item.', true),
  ('help_instant_paise', 'integer', 'paise', '30000', 0, 500000, 'help',
    'A reported problem of up to this amount is refunded at once; 0 decides none at once.', true),
  ('help_instant_claims', 'integer', 'count', '3', 0, 100, 'help',
    'Refunds decided at once that one customer gets within 30 days.', false),
  ('help_instant_sum_paise', 'integer', 'paise', '60000', 0, 1000000, 'help',
    'Amount that one customer gets refunded at once within 30 days.', false),
  ('help_late_seconds', 'integer', 'seconds', '600', 0, 7200, 'help',
    'An order that comes this long after the promised time gets its delivery fee back.', true),
  ('ticket_acknowledge_hours', 'integer', 'count', '48', 1, 48, 'help',
    'Hours until a person of support has looked at a ticket; the law allows 48.', true),
  ('ticket_resolve_days', 'integer', 'count', '30', 1, 30, 'help',
    'Days until a ticket is resolved; the law allows a month.', true),
  ('ticket_close_days', 'integer', 'count', '7', 1, 60, 'help',
    'An answered ticket is closed after this many days without a word from its customer.', false),
  ('tickets_per_day', 'integer', 'count', '10', 1, 1000, 'help', 'Tickets that one customer may open within a day.',
    false);

-- Words ---------------------------------------------------------------------------------------------------------------
create function private.help_words(words text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select coalesce((array_agg(w.word order by w.n))[1:24], '{}') from (
    select t.word, min(t.n) as n from regexp_split_to_table(
      -- Joiners are typed by one keyboard and left out by another.
      regexp_replace(lower(normalize(left(words, 400), nfkc)),
        '[\u0001-\u001f\u200b-\u200f\u2060-\u2064\u202a-\u202e\u2066-\u2069\ufeff]', ' ', 'g'),
      '[][ \t\n!"#$%&''()*+,./:;<=>?@\\^_`{|}~।॥–—‘’“”…₹-]+') with ordinality as t (word, n)
    where t.word <> '' group by t.word) as w
$$;

comment on function private.help_words is
  'The words of a text in small letters, each once, in their order, 24 at most.';

create function private.word_fit(word text, known text) returns real
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  alike real;
begin
  if word = known then return 1; end if;
  if length(word) >= 3 and starts_with(known, word) then return 0.85; end if;
  if length(known) >= 3 and starts_with(word, known) then return 0.8; end if;
  -- Short words differ by a letter and mean something else.
  if length(word) < 4 or length(known) < 4 then return 0; end if;
  alike := extensions.similarity(word, known);
  -- ordr and order share three of eight trigrams.
  return case when alike >= 0.35 then 0.5 + (alike - 0.35) * 0.5 else 0 end;
end
$$;

comment on function private.word_fit is
  'How well a typed word fits a known one, 0 to 1: the same, its beginning or with an ending, or spelt almost so.';

-- Articles ------------------------------------------------------------------------------------------------------------
create table public.faq_articles (
  slug text primary key constraint faq_slug_form check (slug ~ '^[a-z0-9-]{3,60}$'),
  topic text not null constraint faq_topic_known
    check (topic in ('orders', 'delivery', 'groceries', 'subscriptions', 'shopping', 'refunds', 'payments', 'account',
      'digital', 'partners')),
  position smallint not null,
  question text not null constraint faq_question_length check (length(trim(question)) between 5 and 200),
  answer text not null constraint faq_answer_length check (length(trim(answer)) between 10 and 2000),
  question_translations jsonb not null default '{}' constraint faq_question_translations
    check (private.are_translations(question_translations, 200)),
  answer_translations jsonb not null default '{}' constraint faq_answer_translations
    check (private.are_translations(answer_translations, 2000)),
  keywords text not null default '' constraint faq_keywords_length check (length(keywords) <= 600),
  action text constraint faq_action_known
    check (action in ('track', 'cancel', 'invoice', 'reorder', 'report', 'wallet', 'profile', 'ticket', 'bills',
      'subscriptions')),
  published boolean not null default true,
  updated_at timestamptz not null default now(),
  -- Two questions change places in one statement: it is what stands after it that has no place twice.
  constraint faq_articles_topic_position_key unique (topic, position) deferrable initially immediate
);

create trigger texts_are_plain before insert or update of question, answer, question_translations,
  answer_translations on public.faq_articles
  for each row execute function private.keep_plain('question', 'answer', 'question_translations',
    'answer_translations');

comment on table public.faq_articles is
  'Frequent questions. {figure} in an answer is filled from private.policy_figures, so that an answer never says other '
    'figures than the rules.';
comment on column public.faq_articles.keywords is
  'Further words people ask with, in any language and script, also in Latin letters.';
comment on column public.faq_articles.action is 'What the reader can do at once, beside the answer.';

alter table public.faq_articles enable row level security;

create policy "everyone reads published articles, administrators all" on public.faq_articles for
  select to anon, authenticated
  using (published or (select private.is_admin()));

revoke all on public.faq_articles from anon, authenticated;
grant select on public.faq_articles to anon, authenticated;

create table private.faq_terms (
  slug text not null references public.faq_articles (slug) on delete cascade,
  term text not null,
  weight real not null,
  primary key (slug, term)
);

create index faq_terms_term_idx on private.faq_terms using gin (term extensions.gin_trgm_ops);

comment on table private.faq_terms is 'The words of each article in all its languages; what is asked weighs more than '
  'what is answered. Kept by a trigger.';

create function private.filler_words() returns text[] language sql immutable parallel safe set search_path = '' as $$
  select string_to_array('a an the is are was were am be my me i we our you your it its this that to of in on at for '
    'from by with and or if do does did '
    'can could will would shall should have has had what which who why please get got '
    'मैं मेरा मेरी मेरे मुझे का की के को में से है हैं था थी हो क्या कैसे और या पर यह वह कर करूँ करें '
    'నా నేను నాకు నాది మీ మీరు ఇది అది ఎలా ఏమిటి మరియు లేదా లో కి కు ను ని తో ఉంది ఉన్నాయి చేయాలి', ' ')
$$;

comment on function private.filler_words is 'Words that stand in most questions and tell none from another.';

create function private.index_faq() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.faq_terms as t where t.slug = new.slug;
  insert into private.faq_terms (slug, term, weight)
  select new.slug, w.term, max(parts.weight)
  from (values
    (new.question || ' ' || new.keywords || ' ' || coalesce((select string_agg(value, ' ')
      from jsonb_each_text(new.question_translations)), ''), 1.0::real),
    (new.answer, 0.35::real), (new.answer_translations ->> 'hi', 0.35::real),
      (new.answer_translations ->> 'te', 0.35::real)) as parts (words, weight)
  -- help_words reads 400 characters: longer texts are read piece by piece.
  cross join lateral generate_series(0, length(parts.words) / 200) as piece
  cross join lateral unnest(private.help_words(substr(parts.words, piece * 200 + 1, 230))) as w (term)
  where length(w.term) > 1 and w.term <> all (private.filler_words())
  group by w.term;
  return null;
end
$$;

comment on function private.index_faq is 'Keeps the words of an article.';

-- Another place, or being hidden, changes no word.
create trigger faq_is_indexed after insert or update of question, answer, question_translations, answer_translations,
  keywords
  on public.faq_articles for each row execute function private.index_faq();

create function private.faq_fits(question text, hidden_too boolean default false) returns table (slug text, score real)
language plpgsql stable security definer set search_path = '' as $$
declare
  asked text[] := array(select w from unnest(private.help_words(question)) as w
    where length(w) > 1 and w <> all (private.filler_words()) limit 12);
begin
  return query
    -- A word is compared once, however many articles use it.
    with fits as materialized (
      select w.word, k.term, private.word_fit(w.word, k.term) as fit
      from unnest(asked) as w (word) cross join (select distinct t.term from private.faq_terms as t) as k
    )
    select f.slug, (sum(f.best) / greatest(cardinality(asked), 1))::real
    from (
      select t.slug, w.word, max(w.fit * t.weight) as best
      from fits as w join private.faq_terms as t on t.term = w.term where w.fit > 0
      group by t.slug, w.word
    ) as f
    join public.faq_articles as a on a.slug = f.slug and (a.published or hidden_too)
    group by f.slug;
end
$$;

comment on function private.faq_fits is
  'The published articles, or also the hidden ones, that share words with a question; score 0 to 1 is how much of the '
    'question they cover.';

create function private.fill_figures(words text, figures jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  figure record;
begin
  if position('{' in words) = 0 then return words; end if;
  for figure in select * from jsonb_each_text(figures) loop
    words := replace(words, '{' || figure.key || '}', figure.value);
  end loop;
  return words;
end
$$;

comment on function private.fill_figures is 'A text with its {figures} filled in.';

create function private.policy_figures() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  fees public.fee_rules;
  late public.cancellation_policies;
  courtesy public.cancellation_policies;
begin
  select * into fees from public.fee_rules as f where f.valid_from <= now()
    order by f.region_id nulls first, f.valid_from desc limit 1;
  select * into late from public.cancellation_policies as p where p.valid_from <= now() and p.charge_bp > 0
  order by p.charge_bp desc, p.valid_from desc limit 1;
  select * into courtesy from public.cancellation_policies as p where p.valid_from <= now() and p.credit_bp > 0
  order by p.credit_bp desc, p.valid_from desc limit 1;
  return jsonb_strip_nulls(jsonb_build_object(
    'free_cancel_minutes', round(private.setting_int('free_cancel_seconds') / 60.0)::text,
    'accept_minutes', round(private.setting_int('vendor_accept_seconds') / 60.0)::text,
    'cancel_percent', trim_scale(late.charge_bp / 100.0)::text, 'cancel_most', private.rupees(late.max_charge_paise),
    'credit_percent', trim_scale(courtesy.credit_bp / 100.0)::text, 'credit_most',
      private.rupees(courtesy.max_credit_paise),
    'delivery_base', private.rupees(fees.base_paise), 'delivery_base_km',
      trim_scale(fees.base_distance_m / 1000.0)::text,
    'delivery_per_km', private.rupees(fees.per_km_paise), 'platform_fee', private.rupees(fees.platform_paise),
    'small_cart_below', private.rupees(fees.small_cart_below_paise), 'small_cart_fee',
      private.rupees(fees.small_cart_paise),
    'radius_km', trim_scale(private.setting_int('max_delivery_radius_m') / 1000.0)::text,
    'contact_minutes', round(private.setting_int('contact_seconds') / 60.0)::text,
    'exports_per_day', private.setting_int('data_exports_per_day')::text,
    'help_hours', private.setting_int('help_window_hours')::text, 'help_at_once',
      private.rupees(private.setting_int('help_instant_paise')),
    'late_minutes', round(private.setting_int('help_late_seconds') / 60.0)::text,
    'acknowledge_hours', private.setting_int('ticket_acknowledge_hours')::text, 'resolve_days',
      private.setting_int('ticket_resolve_days')::text));
end
$$;

comment on function private.policy_figures is
  'The figures that answers and policies name, as texts, from the rules in force: fees of the widest rule, the highest '
    'charge for cancelling.';

create function public.policy_figures() returns jsonb language sql stable security definer set search_path = '' as $$
  select private.policy_figures()
$$;

revoke execute on function public.policy_figures() from public;
grant execute on function public.policy_figures() to anon, authenticated;

comment on function public.policy_figures is
  'The figures that policies name, as texts ready to show: {free_cancel_minutes, delivery_base, platform_fee, '
    'help_hours, …}. For everybody.';

create function private.faq_line(a public.faq_articles, language text, figures jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('slug', a.slug, 'topic', a.topic, 'action', a.action,
    'question', coalesce(a.question_translations ->> faq_line.language, a.question),
    'answer', private.fill_figures(coalesce(a.answer_translations ->> faq_line.language, a.answer), figures))
$$;

comment on function private.faq_line is
  'An article as it is read: {slug, topic, action, question, answer} in a language, else in English.';

create function public.search_faq(search text default null, language text default 'en', limit_count integer default 200)
  returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  figures jsonb := private.policy_figures();
  most integer := least(greatest(coalesce(limit_count, 200), 1), 200);
begin
  if cardinality(private.help_words(search_faq.search)) = 0 then
    return (select coalesce(jsonb_agg(private.faq_line(a, search_faq.language, figures) order by a.topic, a.position),
      '[]')
      from (select * from public.faq_articles as f where f.published order by f.topic, f.position limit most) as a);
  end if;
  return (select coalesce(jsonb_agg(private.faq_line(a, search_faq.language, figures)
    order by f.score desc, a.topic, a.position), '[]')
    from (select * from private.faq_fits(left(search_faq.search, 200)) as fit where fit.score >= 0.3
      order by fit.score desc limit least(most, 12)) as f
    join public.faq_articles as a on a.slug = f.slug and a.published);
end
$$;

revoke execute on function public.search_faq(text, text, integer) from public;
grant execute on function public.search_faq(text, text, integer) to anon, authenticated;

comment on function public.search_faq is
  'Frequent questions, those that fit the words best first, all of them without words: [{slug, topic, action, '
    'question, answer}]. Words may '
  'be in any language and are found with small mistakes; the first 200 letters count. For everybody.';

-- Tickets: a numbered conversation between a customer and support, with the two clocks of the law
-- (Consumer Protection (E-Commerce) Rules 2020: looked at within 48 hours, resolved within a month).

create sequence private.ticket_numbers;

create function private.next_ticket_number() returns text language sql volatile set search_path = '' as $$
  select 'HT' || lpad(n::text, greatest(6, length(n::text)), '0') from nextval('private.ticket_numbers') as n
$$;

comment on function private.next_ticket_number is 'What the customer quotes, such as HT000042.';

create table private.support_tickets (
  id uuid primary key default gen_random_uuid(),
  number text not null unique default private.next_ticket_number(),
  user_id uuid not null references auth.users (id),
  order_id uuid references public.enhanced_orders (id),
  topic text not null constraint ticket_topic_known
    check (topic in ('item_missing', 'item_wrong', 'item_bad', 'arrived_late', 'visit_late', 'visit_poor',
    'visit_damage', 'ride_late', 'ride_conduct', 'ride_fare', 'ride_lost_item', 'ride_accident', 'parcel_late',
    'parcel_damaged', 'parcel_lost', 'payment', 'order', 'delivery',
    'wallet', 'account', 'digital', 'partner', 'grievance', 'other')),
  language text not null default 'en' constraint ticket_language_known check (private.is_language(language)),
  status text not null default 'open' constraint ticket_status_known check (status in ('open', 'answered', 'closed')),
  assigned_to uuid references auth.users (id),
  last_seq integer not null default 0,
  customer_read_seq integer not null default 0,
  opened_at timestamptz not null default now(),
  acknowledge_by timestamptz not null default now() + make_interval(hours =>
    private.setting_int('ticket_acknowledge_hours')),
  acknowledged_at timestamptz,
  resolve_by timestamptz not null default now() + make_interval(days => private.setting_int('ticket_resolve_days')),
  closed_at timestamptz,
  warned_at timestamptz,
  last_at timestamptz not null default now(),
  constraint ticket_closes_with_a_time check ((status = 'closed') = (closed_at is not null))
);

create index support_tickets_user_idx on private.support_tickets (user_id, last_at desc, id desc);
create index support_tickets_order_idx on private.support_tickets (order_id) where order_id is not null;
create index support_tickets_assigned_idx on private.support_tickets (assigned_to) where assigned_to is not null;
create index support_tickets_open_idx on private.support_tickets (resolve_by, id) where status <> 'closed';
create index support_tickets_closed_idx on private.support_tickets (closed_at desc, id desc) where status = 'closed';

comment on table private.support_tickets is
  'What a customer asked support. open waits for support, answered for the customer. Read and written by functions '
    'only.';
comment on column private.support_tickets.acknowledge_by is
  'Until when a person of support looks at it; acknowledged_at is when one did.';
comment on column private.support_tickets.warned_at is
  'When administrators were told that a clock is about to run out.';

create trigger account_is_open before insert on private.support_tickets for each row
  execute function private.hold_account_of_row('user_id');

create table private.support_messages (
  ticket_id uuid not null references private.support_tickets (id),
  seq integer not null,
  author_role text not null constraint support_author check (author_role in ('customer', 'support', 'system')),
  author_id uuid references auth.users (id),
  client_id uuid not null default gen_random_uuid(),
  body text constraint support_body_length check (length(body) between 1 and 1000),
  picture text,
  event text constraint support_event_known
    check (event in ('opened', 'claimed', 'refunded', 'declined', 'closed', 'reopened', 'closed_by_itself')),
  params jsonb not null default '{}',
  at timestamptz not null default clock_timestamp(),
  removed_at timestamptz,
  primary key (ticket_id, seq),
  unique (ticket_id, client_id),
  constraint support_message_says_something check (removed_at is not null or num_nonnulls(body, picture, event) >= 1)
);

create trigger texts_are_plain before insert or update of body, params on private.support_messages
  for each row execute function private.keep_plain('body', 'params');

create trigger support_messages_are_limited before insert on private.support_messages for each row
  when (new.author_id is not null)
  execute function private.limit_support_messages();

create index support_messages_author_idx on private.support_messages (author_id, at) where author_id is not null;
create unique index support_messages_picture_idx on private.support_messages (picture) where picture is not null;

comment on table private.support_messages is
  'What customer and support wrote, and what happened to a ticket, numbered without gaps. Append-only: only the '
    'content goes when an account closes.';
comment on column private.support_messages.event is
  'What happened, said by the apps in the reader''s language; params holds its figures.';

-- Writing -------------------------------------------------------------------------------------------------------------
create function private.tell_of_ticket(t private.support_tickets) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.publish('user:' || someone.id, 'ticket', jsonb_build_object('ticket_id', t.id, 'seq', t.last_seq))
  from (select t.user_id as id union select r.user_id from public.user_roles as r where r.role = 'admin') as someone;
end
$$;

comment on function private.tell_of_ticket is 'Says on the topics of its customer and of all administrators that a '
  'ticket has changed: event ticket {ticket_id, seq}.';

create function private.add_to_ticket(t private.support_tickets, author_role text, body text default null,
  picture text default null,
  event text default null, params jsonb default '{}', client_id uuid default gen_random_uuid())
    returns private.support_tickets
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  ticket private.support_tickets;
begin
  update private.support_tickets as s set last_seq = s.last_seq + 1, last_at = clock_timestamp(),
    customer_read_seq = case when add_to_ticket.author_role = 'customer' then s.last_seq + 1 else s.customer_read_seq
      end
  where s.id = t.id returning * into ticket;
  insert into private.support_messages (ticket_id, seq, author_role, author_id, client_id, body, picture, event, params)
  values (ticket.id, ticket.last_seq, add_to_ticket.author_role, case when add_to_ticket.author_role <> 'system'
    then auth.uid() end,
    add_to_ticket.client_id, add_to_ticket.body, add_to_ticket.picture, add_to_ticket.event, add_to_ticket.params);
  return ticket;
end
$$;

comment on function private.add_to_ticket is
  'Adds a message or an event to a ticket that the caller has locked; answers the ticket as it is then.';

create function private.support_text(words text, shortest integer default 1) returns text
language plpgsql immutable set search_path = '' as $$
declare
  clean text;
begin
  perform private.bound(words, 8000);
  clean := coalesce(private.plain_text(words), '');
  if length(clean) not between shortest and 1000 then
    perform private.refuse(400, 'ticket_text_invalid', 'Please write a little more, and 1,000 letters at most.',
      jsonb_build_object('shortest', shortest, 'longest', 1000));
  end if;
  return nullif(clean, '');
end
$$;

comment on function private.support_text is
  'What somebody wrote, cleaned by plain_text; refuses what is too short or too long.';

create function private.check_support_picture(picture text, sender uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if picture is null then return; end if;
  if picture !~ ('^' || sender || '/[0-9a-f-]{36}[.](webp|jpg)$')
      or not exists (select from storage.objects as s where s.bucket_id = 'support-pictures' and s.name = picture)
      or exists (select from private.support_messages as m where m.picture = check_support_picture.picture) then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
end
$$;

comment on function private.check_support_picture is
  'Refuses a picture that its sender has not stored, or has sent before.';

create function private.pace_tickets(caller uuid) returns void language plpgsql set search_path = '' as $$
begin
  perform private.take_turns('tickets', caller::text);
  if (select count(*) from private.support_tickets as t where t.user_id = caller
    and t.opened_at > now() - interval '1 day')
      >= private.setting_int('tickets_per_day') then
    perform private.refuse(429, 'too_many_tickets', 'You have opened many tickets today. Please write in one of them.');
  end if;
end
$$;

comment on function private.pace_tickets is
  'Limits the tickets that one customer opens within a day; one customer''s one after the other.';

create function private.create_ticket(caller uuid, topic text, order_id uuid, language text, body text, picture text)
  returns private.support_tickets
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  ticket private.support_tickets;
begin
  insert into private.support_tickets (user_id, order_id, topic, language)
  values (caller, create_ticket.order_id, create_ticket.topic, case when private.is_language(create_ticket.language)
    then create_ticket.language else 'en' end)
  returning * into ticket;
  if num_nonnulls(create_ticket.body, create_ticket.picture) > 0 then
    ticket := private.add_to_ticket(ticket, 'customer', create_ticket.body, create_ticket.picture);
  end if;
  ticket := private.add_to_ticket(ticket, 'system', event => 'opened',
    params => jsonb_build_object('acknowledge_by', ticket.acknowledge_by, 'resolve_by', ticket.resolve_by));
  update private.support_tickets as t set customer_read_seq = t.last_seq where t.id = ticket.id returning * into ticket;
  perform private.tell_of_ticket(ticket);
  return ticket;
end
$$;

comment on function private.create_ticket is
  'Opens a ticket with its first message; text and picture have been checked.';

create function private.opened_ticket(t private.support_tickets) returns jsonb language sql
  immutable set search_path = '' as $$
  select jsonb_build_object('id', t.id, 'number', t.number, 'acknowledge_by', t.acknowledge_by, 'resolve_by',
    t.resolve_by)
$$;

create function public.open_ticket(topic text, body text, idempotency_key text, order_id uuid default null,
  language text default 'en',
  picture text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  words text := private.support_text(open_ticket.body, 10);
  result jsonb;
begin
  if coalesce(open_ticket.topic, '') not in ('payment', 'order', 'delivery', 'wallet', 'account', 'digital', 'partner',
    'grievance', 'other') then
    perform private.refuse(400, 'ticket_topic_unknown', 'Please choose what it is about.');
  end if;
  if open_ticket.order_id is not null and not exists (select from public.enhanced_orders as o
      where o.id = open_ticket.order_id and o.user_id = caller) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  perform private.check_support_picture(open_ticket.picture, caller);
  result := private.claim_idempotency(caller, open_ticket.idempotency_key, 'open_ticket');
  if result is not null then return result; end if;
  perform private.pace_tickets(caller);
  result := private.opened_ticket(private.create_ticket(caller, open_ticket.topic, open_ticket.order_id,
    open_ticket.language, words, open_ticket.picture));
  perform private.keep_result(caller, open_ticket.idempotency_key, result);
  return result;
end
$$;

comment on function public.open_ticket is
  'Opens a ticket, once per key: {id, number, acknowledge_by, resolve_by}. body has 10 to 1,000 letters, picture is a '
    'path in '
  'support-pictures. Raises ticket_text_invalid, ticket_topic_unknown, order_not_found, picture_invalid, '
    'too_many_tickets.';

create function private.ticket_to_write(ticket_id uuid) returns private.support_tickets
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  t private.support_tickets;
begin
  select * into t from private.support_tickets as s
  where s.id = ticket_to_write.ticket_id and (s.user_id = caller or private.is_admin()) for update;
  if not found then perform private.refuse(404, 'ticket_not_found', 'There is no such ticket.'); end if;
  return t;
end
$$;

comment on function private.ticket_to_write is 'A ticket, locked, for its customer and for administrators.';

create function private.ticket_for_support(ticket_id uuid) returns private.support_tickets
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  t private.support_tickets := private.ticket_to_write(ticket_for_support.ticket_id);
begin
  if t.user_id = caller then perform private.refuse(403, 'own_ticket', 'Somebody else has to look at your own ticket.');
    end if;
  return t;
end
$$;

comment on function private.ticket_for_support is 'A ticket, locked, for administrators; nobody answers themselves.';

create function private.message_of_ticket(m private.support_messages) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('seq', m.seq, 'client_id', m.client_id, 'author_role', m.author_role, 'body', m.body,
    'picture', m.picture,
    'event', m.event, 'params', m.params, 'at', m.at, 'is_removed', m.removed_at is not null)
$$;

comment on function private.message_of_ticket is
  'A message of a ticket as both sides read it; who of support wrote it stays inside.';

create function public.write_to_ticket(ticket_id uuid, client_id uuid, body text default null,
  picture text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  words text := private.support_text(write_to_ticket.body, 0);
  t private.support_tickets;
  sent private.support_messages;
  by_customer boolean;
begin
  if write_to_ticket.client_id is null then perform private.refuse(400, 'request_invalid',
    'This request could not be read.'); end if;
  if words is null and write_to_ticket.picture is null then
    perform private.refuse(400, 'message_empty', 'Please write something first.'); end if;
  perform private.hold_account(caller);
  t := private.ticket_to_write(write_to_ticket.ticket_id);
  by_customer := t.user_id = caller;
  select * into sent from private.support_messages as m where m.ticket_id = t.id
    and m.client_id = write_to_ticket.client_id and m.author_id = caller;
  if found then return private.message_of_ticket(sent); end if;
  if (select count(*) from private.support_messages as m where m.author_id = caller
    and m.at > clock_timestamp() - interval '1 minute') >= 20 then
    perform private.refuse(429, 'too_many_messages', 'That is a lot of messages. Please wait a minute.');
  end if;
  if t.status = 'closed' and (not by_customer or t.closed_at < now() - interval '14 days') then
    perform private.refuse(409, 'ticket_closed', 'This ticket is closed. Please open a new one.');
  end if;
  perform private.check_support_picture(write_to_ticket.picture, caller);
  if t.status = 'closed' then t := private.add_to_ticket(t, 'system', event => 'reopened'); end if;
  t := private.add_to_ticket(t, case when by_customer then 'customer' else 'support'
    end, words, write_to_ticket.picture, client_id => write_to_ticket.client_id);
  update private.support_tickets as s set status = case when by_customer then 'open' else 'answered'
    end, closed_at = null,
    assigned_to = case when by_customer then s.assigned_to else coalesce(s.assigned_to, caller) end,
    acknowledged_at = case when by_customer then s.acknowledged_at else coalesce(s.acknowledged_at, now()) end
  where s.id = t.id returning * into t;
  if not by_customer then perform private.tell_of_answer(t); end if;
  perform private.tell_of_ticket(t);
  return (select private.message_of_ticket(m) from private.support_messages as m where m.ticket_id = t.id
    and m.seq = t.last_seq);
end
$$;

comment on function public.write_to_ticket is
  'Adds a message of 1,000 letters at most, a stored picture, or both; the same client_id is sent once. A customer''s '
    'message opens the '
  'ticket again for 14 days after it was closed; one of support is an answer. Raises ticket_not_found, ticket_closed, '
    'message_empty, '
  'ticket_text_invalid, picture_invalid, too_many_messages.';

create function private.tell_of_answer(t private.support_tickets) returns void
language plpgsql set search_path = '' as $$
begin
  -- Several answers in a row are one notification until it is read.
  if exists (select from public.system_notifications as n where n.user_id = t.user_id and n.template = 'ticket_answered'
      and n.params ->> 'ticket_id' = t.id::text and not n.is_read and n.created_at > now() - interval '1 hour') then
        return; end if;
  perform private.notify(t.user_id, 'ticket_answered', jsonb_build_object('number', t.number, 'ticket_id', t.id),
    '/support?ticket=' || t.id);
end
$$;

comment on function private.tell_of_answer is 'Notifies a customer that support has written.';

insert into private.notification_templates (template, type, title, message, push_for) values
  ('ticket_answered', 'info', 'Support has answered', 'There is an answer to your ticket {number}.', '1 day'),
  ('ticket_closed', 'success', 'Ticket closed',
    'Your ticket {number} is closed. Write in it again if something is left.', null),
  ('admin_ticket_due', 'warning', 'Ticket is due', 'Ticket {number} has to be looked at before its time is over.',
    '6 hours');

create function public.close_ticket(ticket_id uuid, body text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  words text := private.support_text(close_ticket.body, 0);
  t private.support_tickets := private.ticket_to_write(close_ticket.ticket_id);
  by_customer boolean := t.user_id = caller;
begin
  if t.status = 'closed' then return; end if;
  if exists (select from private.order_claims as c where c.ticket_id = t.id and c.state = 'in_review')
    and not by_customer then
    perform private.refuse(409, 'claim_undecided', 'Decide about the refund first.');
  end if;
  if words is not null then t := private.add_to_ticket(t, case when by_customer then 'customer' else 'support'
    end, words); end if;
  t := private.add_to_ticket(t, 'system', event => 'closed', params => jsonb_build_object('by', case when by_customer
    then 'customer' else 'support' end));
  update private.support_tickets as s set status = 'closed', closed_at = now(),
    acknowledged_at = coalesce(s.acknowledged_at, now())
  where s.id = t.id returning * into t;
  update private.order_claims as c set state = 'withdrawn', decided_at = now(), decided_by = caller
    where c.ticket_id = t.id and c.state = 'in_review';
  if not by_customer then
    perform private.notify(t.user_id, 'ticket_closed', jsonb_build_object('number', t.number, 'ticket_id', t.id),
      '/support?ticket=' || t.id);
    perform private.audit('close_ticket', 'ticket', t.id::text);
  end if;
  perform private.tell_of_ticket(t);
end
$$;

comment on function public.close_ticket is
  'Closes a ticket, by its customer, who thereby withdraws what is not decided, or by an administrator, with a last '
    'word or without. '
  'Closing twice changes nothing. Raises ticket_not_found, claim_undecided, ticket_text_invalid.';

create function public.claim_ticket(ticket_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  t private.support_tickets := private.ticket_for_support(claim_ticket.ticket_id);
begin
  if t.status = 'closed' then perform private.refuse(409, 'ticket_closed',
    'This ticket is closed. Please open a new one.'); end if;
  if t.assigned_to = auth.uid() then return; end if;
  if t.acknowledged_at is null then t := private.add_to_ticket(t, 'system', event => 'claimed'); end if;
  update private.support_tickets as s set assigned_to = auth.uid(), acknowledged_at = coalesce(s.acknowledged_at, now())
  where s.id = t.id returning * into t;
  perform private.audit('claim_ticket', 'ticket', t.id::text);
  perform private.tell_of_ticket(t);
end
$$;

comment on function public.claim_ticket is
  'Takes a ticket over, also from a colleague; the first time is what acknowledges it. Administrators only. Raises '
    'ticket_not_found, own_ticket, ticket_closed.';

create function public.read_ticket(ticket_id uuid, seq integer) returns void
language sql security definer set search_path = '' as $$
  update private.support_tickets as t set customer_read_seq = least(greatest(t.customer_read_seq, read_ticket.seq),
    t.last_seq)
  where t.id = read_ticket.ticket_id and t.user_id = (select auth.uid()) and t.customer_read_seq < read_ticket.seq
$$;

comment on function public.read_ticket is
  'Says how far the caller has read their own ticket; of another''s nothing changes.';

-- Pictures ------------------------------------------------------------------------------------------------------------
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('support-pictures', 'support-pictures', false, 524288, '{image/webp,image/jpeg}') on conflict do nothing;

create function private.own_picture_path(bucket text, extension text, most_a_day integer) returns text
language plpgsql set search_path = '' as $$
declare
  folder text := private.require_user() || '/';
begin
  perform private.hold_account(auth.uid());
  if coalesce(own_picture_path.extension, '') not in ('webp', 'jpg') then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  perform private.take_turns(own_picture_path.bucket, folder);
  if private.pictures_in(own_picture_path.bucket, folder, now() - interval '1 day') >= own_picture_path.most_a_day then
    perform private.refuse(429, 'too_many_pictures', 'You have sent many pictures today. Please go on tomorrow.');
  end if;
  return private.place_picture(own_picture_path.bucket, folder, own_picture_path.extension);
end
$$;

comment on function private.own_picture_path is
  'A new path in the caller''s own folder of a bucket, so many a day. Refuses picture_invalid, too_many_pictures.';

create function public.support_picture_path(extension text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  return private.own_picture_path('support-pictures', support_picture_path.extension, 20);
end
$$;

comment on function public.support_picture_path is
  'Where the edge function support-picture stores a picture of the caller for a ticket, twenty a day at most.';

-- Only the edge function writes here, after it has looked at the content.
create policy "people see the pictures of their tickets, administrators all" on storage.objects for
  select to authenticated
  using (bucket_id = 'support-pictures'
    and ((storage.foldername(name))[1] = (select auth.uid())::text or (select private.is_admin())));

-- Help with an order: what was wrong with it, decided at once under a limit, else by a person in a ticket
-- (docs/decisions/0056).

create table private.help_problems (
  id smallint generated always as identity primary key,
  kind public.order_kind,
  problem text not null constraint help_problem_form check (problem ~ '^[a-z_]{3,30}$'),
  position smallint not null,
  needs_lines boolean not null default false,
  needs_photo boolean not null default false,
  decided text not null constraint help_problem_decided check (decided in ('lines', 'late', 'by_hand')),
  from_start boolean not null default false,
  reason_code text references public.refund_reasons (code),
  unique nulls not distinct (kind, problem),
  constraint help_problem_refunds_for_a_reason check ((decided = 'by_hand') = (reason_code is null))
);

create index help_problems_reason_idx on private.help_problems (reason_code) where reason_code is not null;

comment on table private.help_problems is
  'What a customer can report about an order, by kind; null is for every kind. A trade adds its own rows. lines: the '
    'price of what was '
  'chosen goes back; late: the delivery fee, when it came late; by_hand: a person decides.';
comment on column private.help_problems.needs_photo is 'Without a photo a person decides.';
comment on column private.help_problems.from_start is
  'Offered from the time for which the order was agreed, as what has not begun can have gone wrong in no way.';

insert into private.help_problems (kind, problem, position, needs_lines, needs_photo, decided, reason_code) values
  ('delivery', 'item_missing', 1, true, false, 'lines', 'item_missing'),
    ('delivery', 'item_wrong', 2, true, true, 'lines', 'item_wrong'),
  ('delivery', 'item_bad', 3, true, true, 'lines', 'item_bad'),
    ('delivery', 'arrived_late', 4, false, false, 'late', 'arrived_late'),
  ('pickup', 'item_missing', 1, true, false, 'lines', 'item_missing'),
    ('pickup', 'item_wrong', 2, true, true, 'lines', 'item_wrong'),
  ('pickup', 'item_bad', 3, true, true, 'lines', 'item_bad'),
  ('shipment', 'item_missing', 1, true, false, 'lines', 'item_missing'),
  (null, 'payment', 8, false, false, 'by_hand', null), (null, 'order', 9, false, false, 'by_hand', null);
insert into private.help_problems (kind, problem, position, decided, from_start)
select k.kind, p.problem, p.position, 'by_hand', true
from unnest('{appointment,service}'::public.order_kind[]) as k (kind),
  unnest('{visit_late,visit_poor,visit_damage}'::text[]) with ordinality as p (problem, position);

create table private.order_claims (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.enhanced_orders (id),
  user_id uuid not null references auth.users (id),
  ticket_id uuid references private.support_tickets (id),
  problem text not null,
  asked_paise integer not null constraint claim_asked_range check (asked_paise >= 0),
  refund_paise integer not null default 0 constraint claim_refund_range check (refund_paise >= 0),
  state text not null constraint claim_state
    check (state in ('refunded_at_once', 'in_review', 'accepted', 'declined', 'withdrawn')),
  why text constraint claim_why_known
    check (why in ('by_hand', 'own_business', 'nothing_left', 'no_photo', 'above_limit', 'too_often')),
  decided_by uuid,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint claim_in_review_has_a_ticket check (state = 'refunded_at_once' or ticket_id is not null),
  constraint claim_decided_with_a_time check ((state = 'in_review') = (decided_at is null))
);

create trigger texts_are_plain before insert or update of why on private.order_claims
  for each row execute function private.keep_plain('why');

create index order_claims_order_idx on private.order_claims (order_id);
create index order_claims_user_idx on private.order_claims (user_id, created_at desc);
create unique index order_claims_ticket_idx on private.order_claims (ticket_id) where ticket_id is not null;
create index order_claims_at_once_idx on private.order_claims (user_id, created_at) where state = 'refunded_at_once';

comment on table private.order_claims is
  'What customers reported about their orders, and how it was decided. Written by functions only.';
comment on column private.order_claims.why is 'Why it was not decided at once.';

create table private.order_claim_lines (
  claim_id uuid not null references private.order_claims (id),
  order_id uuid not null,
  position smallint not null,
  quantity integer not null constraint claim_line_quantity check (quantity > 0),
  primary key (claim_id, position),
  foreign key (order_id, position) references public.order_items (order_id, position)
);

create index order_claim_lines_item_idx on private.order_claim_lines (order_id, position);

comment on table private.order_claim_lines is 'Which lines of an order a claim is about. Each piece is claimed once.';

create trigger account_is_open before insert on private.order_claims for each row
  execute function private.hold_account_of_row('user_id');

-- Amounts -------------------------------------------------------------------------------------------------------------
create function private.lines_to_charges(order_id uuid, lines jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise', w.paise) order by k.position),
    '[]')
  from (select p.tax_class, sum(p.paise)::bigint as paise
    from private.parts_of_lines(lines_to_charges.order_id, lines_to_charges.lines) as p
    group by p.tax_class having sum(p.paise) > 0) as w
  join private.charges_left(lines_to_charges.order_id) as k on k.code = 'items'
    and k.tax_class is not distinct from w.tax_class
$$;

comment on function private.lines_to_charges is
  'What of an order''s charges pays for pieces of its lines, [{position, quantity, paise?}], by what is left of each: '
    '[{position, '
  'amount_paise}], as private.refund takes it.';

create function private.late_charges(order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise',
    k.amount_paise - k.refunded_paise) order by k.position), '[]')
  from private.charges_left(late_charges.order_id) as k
  where k.code in ('delivery', 'surge', 'rain', 'peak', 'night') and k.amount_paise > k.refunded_paise
$$;

comment on function private.late_charges is 'What is left of what bringing an order cost: [{position, amount_paise}].';

create function private.refund_sum(order_id uuid, chosen jsonb) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(-sum(r.amount_paise), 0)::bigint from private.rows_of_refund(refund_sum.order_id, refund_sum.chosen)
    as r
$$;

comment on function private.refund_sum is 'What goes back for parts of charges, with tax and less the discount.';

create function private.came_late(o public.enhanced_orders) returns boolean
language sql stable set search_path = '' as $$
  select o.status = 'delivered' and o.status_since > o.promised_max_at +
    make_interval(secs => private.setting_int('help_late_seconds'))
$$;

comment on function private.came_late is 'Whether an order came so late that its delivery fee goes back.';

create function private.decides_by_hand(o public.enhanced_orders, problem private.help_problems, asked bigint,
  has_picture boolean) returns text
language plpgsql stable set search_path = '' as $$
declare
  lately integer;
  lately_paise bigint;
begin
  if problem.decided = 'by_hand' or o.status <> 'delivered' then return 'by_hand'; end if;
  if private.is_own_business(o) then return 'own_business'; end if;
  if asked <= 0 then return 'nothing_left'; end if;
  if problem.needs_lines and private.is_partly_refunded_by_hand(o.id) then return 'by_hand'; end if;
  if problem.needs_photo and not has_picture then return 'no_photo'; end if;
  if asked > private.setting_int('help_instant_paise') then return 'above_limit'; end if;
  select count(*), coalesce(sum(c.refund_paise), 0) into lately, lately_paise from private.order_claims as c
  where c.user_id in (select private.same_person(o.user_id, o)) and c.state = 'refunded_at_once'
    and c.created_at > now() - interval '30 days';
  if lately >= private.setting_int('help_instant_claims')
    or lately_paise + asked > private.setting_int('help_instant_sum_paise') then
    return 'too_often';
  end if;
  return null;
end
$$;

comment on function private.decides_by_hand is
  'Why a person has to decide about a report; null where it is refunded at once. The caller has serialised the '
    'customer''s reports.';

-- What can be reported ------------------------------------------------------------------------------------------------
create function private.problems_of(o public.enhanced_orders) returns setof private.help_problems
language sql stable set search_path = '' as $$
  select p.* from private.help_problems as p
  where (p.kind is null or p.kind = o.kind)
    and (p.decided = 'by_hand' or (o.status = 'delivered'
      and o.status_since > now() - make_interval(hours => private.setting_int('help_window_hours'))))
    and (not p.from_start or o.scheduled_for <= now() or o.status = 'delivered')
$$;

comment on function private.problems_of is
  'What can be reported about an order now: about its goods only in the hours after delivery.';

create function public.order_help(order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = order_help.order_id and e.user_id = caller;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return jsonb_build_object('order_id', o.id, 'order_number', o.order_number, 'vendor_name', o.vendor_name, 'kind',
    o.kind, 'status', o.status,
    'status_since', o.status_since, 'promised_max_at', o.promised_max_at, 'came_late', private.came_late(o),
    'window_ends_at', case when o.status = 'delivered'
      then o.status_since + make_interval(hours => private.setting_int('help_window_hours')) end,
    'problems', (select coalesce(jsonb_agg(jsonb_build_object('problem', p.problem, 'needs_lines', p.needs_lines,
      'needs_photo', p.needs_photo,
      'decided', p.decided) order by p.position), '[]') from private.problems_of(o) as p),
    'lines', (select coalesce(jsonb_agg(jsonb_build_object('position', i.position, 'item_id', i.item_id, 'name', i.name,
      'options', i.options, 'quantity', i.quantity,
      'left', greatest(0, k.pieces - k.claimed - k.returned), 'charged_paise', k.charged_paise,
      'unit_paise', case when k.pieces = 0 then 0 else private.in_proportion(k.charged_paise, 1, k.pieces)
        end, 'picture', o.items -> (i.position - 1) -> 'image') order by i.position), '[]')
      from public.order_items as i join private.lines_left(o.id) as k on k.position = i.position
        where i.order_id = o.id),
    'claims', (select coalesce(jsonb_agg(jsonb_build_object('problem', c.problem, 'state', c.state, 'refund_paise',
      c.refund_paise,
      'ticket_id', c.ticket_id, 'at', c.created_at) order by c.created_at desc), '[]') from private.order_claims as c
        where c.order_id = o.id),
    'tickets', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'number', t.number, 'topic', t.topic, 'status',
      t.status, 'at', t.opened_at)
      order by t.opened_at desc), '[]') from private.support_tickets as t where t.order_id = o.id
        and t.user_id = caller));
end
$$;

comment on function public.order_help is 'What the customer of an order can report about it now, its lines with the '
  'pieces left to report, and what was reported: {problems, lines, claims, tickets, window_ends_at, came_late, …}. '
  'Raises order_not_found. Lines say which item they are (item_id).';

-- Reporting -----------------------------------------------------------------------------------------------------------
create function private.check_claim_lines(o public.enhanced_orders, lines jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  cleaned jsonb;
begin
  perform private.bound(lines, 8000);
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 60
      or exists (select from jsonb_array_elements(lines) as l where jsonb_typeof(l) <> 'object'
        or coalesce(l ->> 'position', '') !~ '^[1-9][0-9]{0,3}$'
          or coalesce(l ->> 'quantity', '') !~ '^[1-9][0-9]{0,3}$')
      or (select count(distinct l ->> 'position') from jsonb_array_elements(lines) as l) <> jsonb_array_length(lines)
        then
    perform private.refuse(400, 'help_lines_invalid', 'Please choose what is concerned.');
  end if;
  select jsonb_agg(jsonb_build_object('position', i.position, 'quantity', l.quantity) order by i.position) into cleaned
  from jsonb_to_recordset(lines) as l ("position" smallint, quantity integer)
  join public.order_items as i on i.order_id = o.id and i.position = l.position and l.quantity <= i.quantity;
  if coalesce(jsonb_array_length(cleaned), 0) <> jsonb_array_length(lines) then
    perform private.refuse(400, 'help_lines_invalid', 'Please choose what is concerned.');
  end if;
  if exists (select from jsonb_to_recordset(cleaned) as l ("position" smallint, quantity integer)
      join private.lines_left(o.id) as k on k.position = l.position where k.pieces = 0) then
    perform private.refuse(409, 'nothing_charged',
      'You did not pay for this: it was not there and was taken off the bill.');
  end if;
  if exists (select from jsonb_to_recordset(cleaned) as l ("position" smallint, quantity integer)
      join private.lines_left(o.id) as k on k.position = l.position
        where l.quantity + k.claimed + k.returned > k.pieces) then
    perform private.refuse(409, 'already_reported', 'You have reported this already.');
  end if;
  return cleaned;
end
$$;

comment on function private.check_claim_lines is
  'The lines of a report, [{position, quantity}], checked against the order and what was reported before.';

create function public.report_order_problem(order_id uuid, problem text, idempotency_key text, lines jsonb default null,
  body text default null,
  picture text default null, language text default 'en') returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  rule private.help_problems;
  -- Who chooses no lines has to say in words what is wrong.
  words text := private.support_text(report_order_problem.body,
    case when exists (select from private.help_problems as p where p.problem = report_order_problem.problem
      and p.decided = 'by_hand') then 10 else 0 end);
  concerned jsonb;
  chosen jsonb := '[]';
  asked bigint;
  reason text;
  ticket private.support_tickets;
  claim_id uuid := gen_random_uuid();
  result jsonb;
begin
  result := private.claim_idempotency(caller, report_order_problem.idempotency_key, 'report_order_problem');
  if result is not null then return result; end if;
  -- One customer's reports one after the other: how many were refunded at once is counted.
  perform private.take_turns('report_order_problem', caller::text);
  if not exists (select from public.enhanced_orders as e where e.id = report_order_problem.order_id
    and e.user_id = caller) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  o := private.lock_order(report_order_problem.order_id);
  select * into rule from private.help_problems as p
  where p.problem = report_order_problem.problem and (p.kind is null or p.kind = o.kind) order by p.kind nulls last
    limit 1;
  if not found then perform private.refuse(400, 'help_problem_unknown', 'Please choose what was wrong.'); end if;
  if not exists (select from private.problems_of(o) as p where p.problem = rule.problem) then
    perform private.refuse(409, 'help_window_over',
      'This can be reported in the hours after delivery only. Please write to support.');
  end if;
  perform private.check_support_picture(report_order_problem.picture, caller);
  if rule.needs_lines then
    concerned := private.check_claim_lines(o, report_order_problem.lines);
    chosen := private.lines_to_charges(o.id, concerned);
  elsif rule.decided = 'late' then
    if not private.came_late(o) then
      result := jsonb_build_object('outcome', 'not_late', 'refund_paise', 0, 'ticket', null, 'why', null);
      perform private.keep_result(caller, report_order_problem.idempotency_key, result);
      return result;
    end if;
    if exists (select from private.order_claims as c where c.order_id = o.id and c.problem = rule.problem
      and c.state <> 'withdrawn') then
      perform private.refuse(409, 'already_reported', 'You have reported this already.');
    end if;
    chosen := private.late_charges(o.id);
  end if;
  asked := private.refund_sum(o.id, chosen);
  perform private.take_turns_of_person(caller, o);
  reason := private.decides_by_hand(o, rule, asked, report_order_problem.picture is not null);

  perform private.remember_request(caller, o);
  if reason is null then
    if concerned is not null then perform private.record_line_refunds(o.id, concerned, 'help:' || claim_id, 'help'); end
      if;
    result := jsonb_build_object('outcome', 'refunded', 'ticket', null, 'why', null, 'refund_paise',
      private.refund(o, chosen, rule.reason_code,
      (select case r.borne_by when 'platform' then 'platform' else 'customer' end from public.refund_reasons as r
        where r.code = rule.reason_code),
      'wallet', 'help:' || claim_id));
    insert into private.order_claims (id, order_id, user_id, problem, asked_paise, refund_paise, state, decided_at)
    values (claim_id, o.id, caller, rule.problem, asked, (result ->> 'refund_paise')::integer, 'refunded_at_once',
      now());
    perform private.audit('refund_at_once', 'order', o.id::text, null,
      jsonb_build_object('problem', rule.problem, 'lines', concerned, 'refund_paise', result -> 'refund_paise',
        'picture', report_order_problem.picture),
      left(words, 500));
  else
    perform private.pace_tickets(caller);
    ticket := private.create_ticket(caller, rule.problem, o.id, report_order_problem.language, words,
      report_order_problem.picture);
    if rule.decided <> 'by_hand' then
      insert into private.order_claims (id, order_id, user_id, ticket_id, problem, asked_paise, state, why)
      values (claim_id, o.id, caller, ticket.id, rule.problem, asked, 'in_review', reason);
    end if;
    result := jsonb_build_object('outcome', 'ticket', 'refund_paise', 0, 'why', reason, 'ticket',
      private.opened_ticket(ticket));
  end if;
  if reason is null or rule.decided <> 'by_hand' then
    insert into private.order_claim_lines (claim_id, order_id, position, quantity)
    select claim_id, o.id, l.position, l.quantity from jsonb_to_recordset(coalesce(concerned, '[]'))
      as l ("position" smallint, quantity integer);
  end if;
  perform private.keep_result(caller, report_order_problem.idempotency_key, result);
  return result;
end
$$;

comment on function public.report_order_problem is
  'Reports what was wrong with the caller''s order, once per key: {outcome: refunded, ticket or not_late, '
    'refund_paise, why, ticket: {id, '
  'number, acknowledge_by, resolve_by}}. lines [{position, quantity}] where the problem needs them. What costs little, '
    'is shown by a photo '
  'where one is needed, and is not reported too often goes back to the wallet at once, at most what was charged for '
    'the pieces; why says why '
  'a person decides. Raises order_not_found, help_problem_unknown, help_window_over, help_lines_invalid, '
    'already_reported, nothing_charged, '
  'ticket_text_invalid, picture_invalid, too_many_tickets.';

-- Deciding by hand ----------------------------------------------------------------------------------------------------
create function private.charges_of_claim(c private.order_claims) returns jsonb
language sql stable set search_path = '' as $$
  select case when exists (select from private.order_claim_lines as l where l.claim_id = c.id)
    then private.lines_to_charges(c.order_id,
      (select jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity))
      from private.order_claim_lines as l where l.claim_id = c.id))
    else private.late_charges(c.order_id) end
$$;

comment on function private.charges_of_claim is
  'What a claim asks back, by what is left now: [{position, amount_paise}].';

create function public.decide_ticket(ticket_id uuid, accept boolean, body text, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  words text := private.support_text(decide_ticket.body, 3);
  o public.enhanced_orders;
  t private.support_tickets;
  c private.order_claims;
  rule private.help_problems;
  chosen jsonb;
  refunded bigint := 0;
  result jsonb;
begin
  if decide_ticket.accept is null then perform private.refuse(400, 'request_invalid',
    'This request could not be read.'); end if;
  result := private.claim_idempotency(caller, decide_ticket.idempotency_key, 'decide_ticket');
  if result is not null then return result; end if;
  -- The order before the ticket, as everybody locks them.
  perform private.lock_order(k.order_id) from private.order_claims as k where k.ticket_id = decide_ticket.ticket_id;
  t := private.ticket_for_support(decide_ticket.ticket_id);
  select * into c from private.order_claims as k where k.ticket_id = t.id;
  if c.state is distinct from 'in_review' then
    perform private.refuse(409, 'claim_decided', 'There is nothing left to decide here.');
  end if;
  select * into o from public.enhanced_orders as e where e.id = c.order_id;
  if decide_ticket.accept then
    select * into rule from private.help_problems as p where p.problem = c.problem
      and (p.kind is null or p.kind = o.kind) order by p.kind nulls last limit 1;
    chosen := private.charges_of_claim(c);
    if jsonb_array_length(chosen) = 0 then perform private.refuse(409, 'claim_empty',
      'All of it has been refunded already.'); end if;
    perform private.record_line_refunds(o.id, lines.asked, 'help:' || c.id, 'help')
    from (select jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity)) as asked
      from private.order_claim_lines as l where l.claim_id = c.id) as lines where lines.asked is not null;
    refunded := private.refund(o, chosen, rule.reason_code,
      (select case r.borne_by when 'platform' then 'platform' else 'customer' end from public.refund_reasons as r
        where r.code = rule.reason_code),
      'wallet', 'help:' || c.id);
  end if;
  update private.order_claims as k set state = case when decide_ticket.accept then 'accepted' else 'declined'
    end, refund_paise = refunded,
    decided_by = caller, decided_at = now() where k.id = c.id;
  t := private.add_to_ticket(t, 'support', words);
  t := private.add_to_ticket(t, 'system', event => case when decide_ticket.accept then 'refunded' else 'declined' end,
    params => jsonb_build_object('refund_paise', refunded));
  update private.support_tickets as s set status = 'answered', assigned_to = coalesce(s.assigned_to, caller),
    acknowledged_at = coalesce(s.acknowledged_at, now())
  where s.id = t.id returning * into t;
  perform private.audit('decide_ticket', 'order', o.id::text, null,
    jsonb_build_object('ticket', t.number, 'accepted', decide_ticket.accept, 'refund_paise', refunded),
      left(words, 500));
  perform private.tell_of_answer(t);
  perform private.tell_of_ticket(t);
  result := jsonb_build_object('refund_paise', refunded);
  perform private.keep_result(caller, decide_ticket.idempotency_key, result);
  return result;
end
$$;

comment on function public.decide_ticket is
  'Accepts or declines what a ticket asks back, with words to the customer, once per key: {refund_paise}. Refunds to '
    'the wallet, by the '
  'kernel''s rules. Administrators only, not their own; written to the audit log. Raises claim_decided, claim_empty, '
    'own_ticket, ticket_not_found.';

-- Reading -------------------------------------------------------------------------------------------------------------
create function private.ticket_line(t private.support_tickets) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', t.id, 'number', t.number, 'topic', t.topic, 'status', t.status, 'opened_at',
    t.opened_at, 'last_at', t.last_at,
    'acknowledge_by', t.acknowledge_by, 'acknowledged_at', t.acknowledged_at, 'resolve_by', t.resolve_by, 'closed_at',
      t.closed_at,
    'order_id', o.id, 'order_number', o.order_number, 'vendor_name', o.vendor_name,
    'last_text', (select left(m.body, 120) from private.support_messages as m where m.ticket_id = t.id
      and m.body is not null order by m.seq desc limit 1))
  from (select 1) as one left join public.enhanced_orders as o on o.id = t.order_id
$$;

comment on function private.ticket_line is 'A ticket as lists show it.';

create function public.my_tickets(before timestamptz default null, before_id uuid default null,
  limit_count integer default 20) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return (select coalesce(jsonb_agg(private.ticket_line(t) || jsonb_build_object('unread',
    t.customer_read_seq < t.last_seq) order by t.last_at desc, t.id desc), '[]')
    from (select * from private.support_tickets as s where s.user_id = caller
        and (my_tickets.before is null or (s.last_at, s.id) < (my_tickets.before,
          coalesce(my_tickets.before_id, '00000000-0000-0000-0000-000000000000')))
      order by s.last_at desc, s.id desc limit least(greatest(coalesce(limit_count, 20), 1), 100)) as t);
end
$$;

comment on function public.my_tickets is
  'The caller''s tickets, the latest first: [{id, number, topic, status, last_text, last_at, unread, order_number, '
    '…}]. A page follows the row with last_at before and the id before_id.';

create function private.customer_record(customer uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('name', private.name_of(customer), 'since', (select p.created_at from public.profiles as p
    where p.id = customer),
    'orders', (select count(*) from public.enhanced_orders as o where o.user_id = customer and o.status = 'delivered'),
    'spent_paise', (select coalesce(sum(o.total_paise - o.refund_paise), 0) from public.enhanced_orders as o
      where o.user_id = customer and o.status = 'delivered'),
    'claims', (select count(*) from private.order_claims as c where c.user_id = customer
      and c.created_at > now() - interval '90 days'),
    'refunded_paise', (select coalesce(sum(c.refund_paise), 0) from private.order_claims as c
      where c.user_id = customer and c.created_at > now() - interval '90 days'),
    'at_once', (select count(*) from private.order_claims as c
      where c.user_id = customer and c.state = 'refunded_at_once' and c.created_at > now() - interval '30 days'))
$$;

comment on function private.customer_record is 'What helps to judge a claim: orders and claims of a customer, without '
  'phone and address. Of the last 90 days, at_once of 30.';

create function public.support_ticket(ticket_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  t private.support_tickets;
  c private.order_claims;
begin
  select * into t from private.support_tickets as s where s.id = support_ticket.ticket_id
    and (s.user_id = caller or private.is_admin());
  if not found then perform private.refuse(404, 'ticket_not_found', 'There is no such ticket.'); end if;
  select * into c from private.order_claims as k where k.ticket_id = t.id;
  return private.ticket_line(t) || jsonb_build_object(
    'is_mine', t.user_id = caller, 'language', t.language, 'last_seq', t.last_seq,
    'can_write', t.status <> 'closed' or (t.user_id = caller and t.closed_at > now() - interval '14 days'),
    'messages', (select coalesce(jsonb_agg(private.message_of_ticket(m) order by m.seq), '[]')
      from (select * from private.support_messages as n where n.ticket_id = t.id order by n.seq desc limit 200) as m),
    'claim', case when c.id is not null then jsonb_build_object('problem', c.problem, 'state', c.state, 'asked_paise',
      c.asked_paise,
      'refund_paise', c.refund_paise, 'why', c.why,
      'lines', (select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'quantity', l.quantity)
        order by l.position), '[]')
        from private.order_claim_lines as l join public.order_items as i on i.order_id = l.order_id
          and i.position = l.position where l.claim_id = c.id)) end,
    'support', case when private.is_admin() and t.user_id <> caller then jsonb_build_object(
      'assigned_to', t.assigned_to, 'assigned_name', case when t.assigned_to is not null
        then private.name_of(t.assigned_to) end,
      'customer', private.customer_record(t.user_id),
      'offer_paise', case when c.state = 'in_review' then private.refund_sum(c.order_id, private.charges_of_claim(c))
        end) end);
end
$$;

comment on function public.support_ticket is
  'A ticket with its latest 200 messages and what it asks back, for its customer and for administrators, who also get '
    'support: {assigned_to, '
  'assigned_name, customer, offer_paise (what accepting would refund now)}. Raises ticket_not_found.';

create function public.support_inbox(queue text default 'open', after timestamptz default null,
  after_id uuid default null, limit_count integer default 30)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
begin
  if coalesce(support_inbox.queue, '') not in ('open', 'mine', 'answered', 'closed') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if support_inbox.queue = 'closed' then
    return (select coalesce(jsonb_agg(private.inbox_line(t) order by t.closed_at desc, t.id desc), '[]') from (
      select * from private.support_tickets as s where s.status = 'closed'
        and (support_inbox.after is null or (s.closed_at, s.id) < (support_inbox.after, support_inbox.after_id))
      order by s.closed_at desc, s.id desc limit least(greatest(coalesce(limit_count, 30), 1), 100)) as t);
  end if;
  return (select coalesce(jsonb_agg(private.inbox_line(t) order by t.resolve_by, t.id), '[]') from (
    select * from private.support_tickets as s
    where s.status <> 'closed' and case support_inbox.queue when 'mine' then s.assigned_to = caller
      else s.status = support_inbox.queue end
      and (support_inbox.after is null or (s.resolve_by, s.id) > (support_inbox.after, support_inbox.after_id))
    order by s.resolve_by, s.id limit least(greatest(coalesce(limit_count, 30), 1), 100)) as t);
end
$$;

create function private.inbox_line(t private.support_tickets) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.ticket_line(t) || jsonb_build_object('customer_name', private.name_of(t.user_id),
    'assigned_to', t.assigned_to, 'assigned_name', case when t.assigned_to is not null
      then private.name_of(t.assigned_to) end,
    'is_overdue', t.status <> 'closed' and (t.resolve_by < now()
      or (t.acknowledged_at is null and t.acknowledge_by < now())),
    'asked_paise', (select c.asked_paise from private.order_claims as c where c.ticket_id = t.id
      and c.state = 'in_review'))
$$;

comment on function private.inbox_line is 'A ticket as the inbox of support shows it.';
comment on function public.support_inbox is
  'Tickets for administrators: open and answered ones and one''s own (mine) by when they have to be resolved, the most '
    'urgent first; closed '
  'ones the latest first. A page follows the row whose resolve_by (closed: closed_at) is after, with the id after_id.';

create function public.support_overview() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_role('admin');
begin
  return (select jsonb_build_object('open', count(*) filter (where t.status = 'open'), 'answered', count(*)
    filter (where t.status = 'answered'),
    'mine', count(*) filter (where t.assigned_to = caller),
    'overdue', count(*) filter (where t.resolve_by < now() or (t.acknowledged_at is null and t.acknowledge_by < now())),
    'at_once_today', (select jsonb_build_object('count', count(*), 'paise', coalesce(sum(c.refund_paise), 0))
      from private.order_claims as c
      where c.state = 'refunded_at_once' and c.created_at >= ((now() at time zone 'Asia/Kolkata')::date)::timestamp at
        time zone 'Asia/Kolkata'))
    from private.support_tickets as t where t.status <> 'closed');
end
$$;

comment on function public.support_overview is
  'How many tickets wait: {open, answered, mine, overdue, at_once_today: {count, paise}}; administrators only.';

-- Jobs ----------------------------------------------------------------------------------------------------------------
create function private.sweep_tickets() returns void language plpgsql set search_path = '' as $$
declare
  t private.support_tickets;
begin
  for t in select * from private.support_tickets as s where s.status <> 'closed' and s.warned_at is null
      and (s.resolve_by < now() + interval '2 days' or (s.acknowledged_at is null
        and s.acknowledge_by < now() + interval '6 hours'))
      order by s.id limit 200 for update skip locked loop
    update private.support_tickets as s set warned_at = now() where s.id = t.id;
    perform private.notify(r.user_id, 'admin_ticket_due', jsonb_build_object('number', t.number, 'ticket_id', t.id),
      '/admin/support?ticket=' || t.id)
    from public.user_roles as r where r.role = 'admin' and r.user_id <> t.user_id;
  end loop;
  for t in select * from private.support_tickets as s where s.status = 'answered'
      and s.last_at < now() - make_interval(days => private.setting_int('ticket_close_days'))
      and not exists (select from private.order_claims as c where c.ticket_id = s.id and c.state = 'in_review')
      order by s.id limit 200 for update skip locked loop
    t := private.add_to_ticket(t, 'system', event => 'closed_by_itself');
    update private.support_tickets as s set status = 'closed', closed_at = now() where s.id = t.id returning * into t;
    perform private.tell_of_ticket(t);
  end loop;
end
$$;

comment on function private.sweep_tickets is
  'Tells administrators of tickets whose time runs out, and closes what was answered days ago. Every hour.';

select cron.schedule('sweep-tickets', '23 * * * *', 'select private.sweep_tickets()');

-- Accounts ------------------------------------------------------------------------------------------------------------
create function private.help_data(caller uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'tickets', (select coalesce(jsonb_agg(jsonb_build_object('number', t.number, 'topic', t.topic, 'status', t.status,
      'order_id', t.order_id,
      'opened_at', t.opened_at, 'closed_at', t.closed_at,
      'messages', (select coalesce(jsonb_agg(private.message_of_ticket(m) - array['client_id', 'is_removed']
        order by m.seq), '[]')
        from private.support_messages as m where m.ticket_id = t.id)) order by t.opened_at), '[]')
      from private.support_tickets as t where t.user_id = caller),
    'reported_problems', (select coalesce(jsonb_agg(jsonb_build_object('order_id', c.order_id, 'problem', c.problem,
      'asked_paise', c.asked_paise,
      'refund_paise', c.refund_paise, 'state', c.state, 'at', c.created_at) order by c.created_at), '[]')
      from private.order_claims as c where c.user_id = caller))
$$;

comment on function private.help_data is 'What is stored about a person here; see trade_accounts.';

create function private.forget_help(caller uuid) returns void
language sql set search_path = '' as $$
  update private.support_messages as m set body = null, picture = null, removed_at = now()
  from private.support_tickets as t where t.id = m.ticket_id and t.user_id = caller and m.removed_at is null
    and m.event is null;
  update private.support_tickets as t set status = 'closed', closed_at = now() where t.user_id = caller
    and t.status <> 'closed';
$$;

comment on function private.forget_help is
  'Removes what was written in the tickets of a closed account; numbers and amounts stay. See trade_accounts.';

insert into private.trade_accounts (trade, data, forget) values ('help', 'private.help_data', 'private.forget_help');

revoke execute on function public.open_ticket(text, text, text, uuid, text, text),
  public.write_to_ticket(uuid, uuid, text, text),
  public.close_ticket(uuid, text), public.claim_ticket(uuid), public.read_ticket(uuid, integer),
    public.support_picture_path(text),
  public.order_help(uuid), public.report_order_problem(uuid, text, text, jsonb, text, text, text),
    public.decide_ticket(uuid, boolean, text, text),
  public.my_tickets(timestamptz, uuid, integer), public.support_ticket(uuid),
    public.support_inbox(text, timestamptz, uuid, integer),
  public.support_overview() from public, anon;
grant execute on function public.open_ticket(text, text, text, uuid, text, text),
  public.write_to_ticket(uuid, uuid, text, text),
  public.close_ticket(uuid, text), public.claim_ticket(uuid), public.read_ticket(uuid, integer),
    public.support_picture_path(text),
  public.order_help(uuid), public.report_order_problem(uuid, text, text, jsonb, text, text, text),
    public.decide_ticket(uuid, boolean, text, text),
  public.my_tickets(timestamptz, uuid, integer), public.support_ticket(uuid),
    public.support_inbox(text, timestamptz, uuid, integer),
  public.support_overview() to authenticated;

-- The assistant: answers questions from frequent questions and from the person's own orders, by words, and says when it
-- does not know.

create table private.assistant_intents (
  intent text primary key constraint intent_form check (intent ~ '^[a-z_]{3,30}$'),
  position smallint not null unique,
  needs_account boolean not null
);

comment on table private.assistant_intents is 'What the assistant understands beside frequent questions. Of two that '
  'fit equally the first by position is meant.';

insert into private.assistant_intents (intent, position, needs_account) values
  ('person', 1, true), ('report_problem', 2, true), ('refund_status', 3, true), ('cancel_order', 4, true),
    ('where_is_order', 5, true),
  ('invoice', 6, true), ('reorder', 7, true), ('wallet_balance', 8, true), ('my_tickets', 9, true),
    ('greeting', 10, false), ('thanks', 11, false);

create table private.assistant_phrases (
  intent text not null references private.assistant_intents (intent),
  words text[] not null constraint phrase_has_words check (cardinality(words) between 1 and 5),
  primary key (intent, words)
);

comment on table private.assistant_phrases is
  'Words that together mean an intent, in English, Hindi and Telugu and as they are written in Latin letters. All of '
    'them have to be in a question.';

insert into private.assistant_phrases (intent, words)
select distinct given.intent, private.help_words(phrase)
from (values
  ('where_is_order', 'where order|track order|track|order status|status of order|where food|when order arrive|when '
    'will arrive|how long order|order late|not arrived|'
    'not delivered yet|order coming|where courier|where delivery boy|eta|order kahan|mera order kahan|order kab|kab '
      'aayega|kahan hai order|order ekkada|na order ekkada|'
    'order eppudu|eppudu vastundi|inka raledu|ऑर्डर कहाँ|ऑर्डर कहां|ऑर्डर कब|कब आएगा|कब तक आएगा|कहाँ पहुँचा|ऑर्डर '
      'स्थिति|ट्रैक|डिलीवरी कब|नहीं आया|'
    'ఆర్డర్ ఎక్కడ|ఆర్డర్ ఎప్పుడు|ఎప్పుడు వస్తుంది|ఆర్డర్ స్థితి|ట్రాక్|ఇంకా రాలేదు|ఆర్డర్ రాలేదు|డెలివరీ ఎప్పుడు'),
  ('cancel_order', 'cancel|cancel order|cancel it|dont want order|stop order|order cancel karo|radd karo|cancel '
    'cheyyi|cancel cheyali|रद्द|कैंसल|कैंसिल|ऑर्डर रद्द|'
    'ऑर्डर कैंसल|रद्द करना|రద్దు|క్యాన్సిల్|ఆర్డర్ రద్దు|వద్దు ఆర్డర్'),
  ('refund_status', 'refund|where refund|refund status|money back|when money back|my money|paisa wapas|paise '
    'wapas|dabbulu vapasu|dabbulu ravaledu|रिफंड|रिफ़ंड|पैसा वापस|पैसे वापस|'
    'वापसी कब|రీఫండ్|రిఫండ్|డబ్బు వాపసు|డబ్బులు వాపసు|డబ్బులు రాలేదు'),
  ('report_problem', 'missing|something wrong|something was wrong|item missing|items missing|wrong item|wrong '
    'order|wrong food|spoiled|rotten|stale|bad food|cold food|damaged|broken|leaked|spilled|hair food|expired|'
    'not fresh|something missing|got less|kharab|galat saman|galat order|कुछ गड़बड़|ఏదో తప్పు|తప్పు జరిగింది|kam '
      'mila|chedipoyindi|tappu item|takkuva vachindi|गायब|कम मिला|कम आया|ग़लत सामान|गलत सामान|गलत '
      'ऑर्डर|ख़राब|खराब|सड़ा|बासी|'
    'टूटा|ठंडा खाना|తక్కువ వచ్చింది|రాలేదు ఐటమ్|మిస్సింగ్|తప్పు ఐటమ్|తప్పు '
      'వస్తువు|పాడై|చెడిపోయింది|కుళ్లిన|విరిగిపోయింది|చల్లారిపోయింది'),
  ('invoice', 'invoice|bill copy|get bill|download bill|receipt|gst bill|tax invoice|bill chahiye|bill kavali|बिल '
    'चाहिए|रसीद|इनवॉइस|चालान|बिल डाउनलोड|బిల్లు కావాలి|రసీదు|ఇన్వాయిస్|బిల్ కాపీ'),
  ('reorder', 'reorder|order again|repeat order|same order|last order again|phir se order|dobara order|malli order|फिर '
    'से ऑर्डर|दोबारा ऑर्डर|वही ऑर्डर|మళ్ళీ ఆర్డర్|మళ్లీ ఆర్డర్|అదే ఆర్డర్'),
  ('wallet_balance', 'wallet balance|wallet|balance|how much wallet|money in wallet|wallet mein kitna|wallet lo '
    'entha|वॉलेट|बैलेंस|वॉलेट में कितना|వాలెట్|బ్యాలెన్స్|వాలెట్లో ఎంత'),
  ('person', 'human|agent|talk to person|speak to someone|talk to someone|real person|customer care|customer '
    'support|support team|contact support|call me|complaint|complain|grievance|'
    'insaan se baat|kisi se baat|manishi tho matladali|shikayat|firyadu|शिकायत|किसी से बात|ग्राहक सेवा|सहायता '
      'टीम|కస్టమర్ కేర్|ఫిర్యాదు|మనిషితో మాట్లాడాలి|ఎవరితోనైనా మాట్లాడాలి'),
  ('my_tickets', 'my ticket|my tickets|ticket status|complaint status|answer to ticket|मेरा टिकट|टिकट|शिकायत स्थिति|నా '
    'టికెట్|టికెట్|ఫిర్యాదు స్థితి'),
  ('greeting', 'hello|hi|hey|namaste|namaskaram|good morning|good evening|नमस्ते|हैलो|నమస్తే|నమస్కారం|హలో'),
  ('thanks', 'thanks|thank you|thank|dhanyavad|shukriya|dhanyavadalu|धन्यवाद|शुक्रिया|ధన్యవాదాలు|థాంక్స్'))
    as given (intent, phrases)
cross join lateral unnest(string_to_array(given.phrases, '|')) as phrase;

create function private.intent_of(asked text[]) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select p.intent from private.assistant_phrases as p join private.assistant_intents as i on i.intent = p.intent
    cross join lateral (
      select min(best.fit) as weakest, sum(best.fit * length(best.word)) as letters from (
        select w.word, (select max(private.word_fit(a.word, w.word)) from unnest(asked) as a (word)) as fit
          from unnest(p.words) as w (word)) as best
    ) as fits
    where fits.weakest >= 0.5
      -- A greeting in front of a question is no answer to it.
      and (i.intent not in ('greeting', 'thanks') or cardinality(asked) <= 4)
    order by cardinality(p.words) desc, fits.letters desc, i.position limit 1);
end
$$;

comment on function private.intent_of is 'What is meant by a question''s words; null where nothing fits. Of several '
  'phrases that fit, the one with more words.';

create function private.order_choice(o public.enhanced_orders) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  terms jsonb := case when o.status not in ('delivered', 'cancelled') then private.cancellation_terms(o, 'user') end;
begin
  return jsonb_build_object('id', o.id, 'order_number', o.order_number, 'kind', o.kind, 'category', o.category,
    'status', o.status,
    'vendor_name', o.vendor_name, 'total_paise', o.total_paise, 'refund_paise', o.refund_paise, 'created_at',
      o.created_at,
    'promised_max_at', private.arrives_at(o), 'scheduled_for', o.scheduled_for, 'status_since', o.status_since,
    'items', (select coalesce(jsonb_agg(i ->> 'name' order by n), '[]') from jsonb_array_elements(o.items)
      with ordinality as e (i, n) where n <= 3),
    'can_cancel', coalesce((terms ->> 'allowed')::boolean, false), 'cancel_charge_paise',
      coalesce((terms ->> 'charge_paise')::bigint, 0),
    'can_report', exists (select from private.problems_of(o) as p where p.decided <> 'by_hand'));
end
$$;

comment on function private.order_choice is 'An order as the assistant and the help page offer it.';

create function private.orders_for_help(caller uuid, live boolean, most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.order_choice(o) order by o.created_at desc, o.id desc), '[]') from (
    select * from public.enhanced_orders as e
    where e.user_id = caller and case orders_for_help.live when true then e.status not in ('delivered', 'cancelled')
      when false then e.status = 'delivered' else true end
    order by e.created_at desc, e.id desc limit most) as o
$$;

comment on function private.orders_for_help is
  'A person''s latest orders, under way or delivered; all of them with null.';

create function public.help_orders(limit_count integer default 5) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.orders_for_help(private.require_user(), null, least(greatest(coalesce(limit_count, 5), 1), 20));
end
$$;

comment on function public.help_orders is
  'The caller''s latest orders with what can be done about each: [{id, order_number, status, kind, can_cancel, '
    'can_report, …}].';

create function public.ask_assistant(question text, language text default 'en') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := case when auth.uid() is not null then private.require_user() end;
  asked text[] := private.help_words(left(ask_assistant.question, 300));
  intent private.assistant_intents;
  orders jsonb := '[]';
  articles jsonb;
  more jsonb := '{}';
begin
  if cardinality(asked) = 0 then perform private.refuse(400, 'message_empty', 'Please write something first.'); end if;
  select * into intent from private.assistant_intents as i where i.intent = private.intent_of(asked);
  select coalesce(jsonb_agg(private.faq_line(a, ask_assistant.language, private.policy_figures())
    order by f.score desc, a.slug), '[]') into articles
  from (select * from private.faq_fits(left(ask_assistant.question, 300)) as fit where fit.score >= 0.5
    order by fit.score desc
    limit case when intent.intent is null then 3 else 1 end) as f
  join public.faq_articles as a on a.slug = f.slug and a.published;
  if intent.intent in ('greeting', 'thanks') then articles := '[]'; end if;
  if intent.needs_account and caller is null then
    return jsonb_build_object('intent', intent.intent, 'needs_sign_in', true, 'orders', '[]'::jsonb, 'articles',
      articles, 'is_answer', jsonb_array_length(articles) > 0);
  end if;
  if intent.intent in ('where_is_order', 'cancel_order') then
    orders := private.orders_for_help(caller, true, 3);
    if orders = '[]' and intent.intent = 'where_is_order' then orders := private.orders_for_help(caller, null, 1); end
      if;
  elsif intent.intent in ('invoice', 'reorder', 'report_problem') then
    orders := private.orders_for_help(caller, false, 3);
    -- Help opens with an order under way as well.
    if orders = '[]' and intent.intent = 'report_problem' then orders := private.orders_for_help(caller, true, 3); end
      if;
  elsif intent.intent = 'refund_status' then
    orders := private.orders_for_help(caller, null, 3);
    more := jsonb_build_object('refunds',
      (select coalesce(jsonb_agg(jsonb_build_object('order_id', r.order_id, 'order_number', o.order_number,
        'vendor_name', o.vendor_name, 'amount_paise', r.amount_paise, 'destination', r.destination, 'at', r.created_at)
          order by r.created_at desc), '[]')
      from (select * from public.refunds as f where f.user_id = caller order by f.created_at desc limit 3) as r
        join public.enhanced_orders as o on o.id = r.order_id));
  elsif intent.intent = 'wallet_balance' then
    more := jsonb_build_object('wallet_balance_paise', private.wallet_balance(caller));
  elsif intent.intent = 'my_tickets' then
    more := jsonb_build_object('tickets', public.my_tickets(limit_count => 3));
  end if;
  return jsonb_build_object('intent', intent.intent, 'needs_sign_in', false, 'orders', orders, 'articles', articles,
    'is_answer', intent.intent is not null or jsonb_array_length(articles) > 0) || more;
end
$$;

comment on function public.ask_assistant is
  'Answers a question in any language from the caller''s own orders and from frequent questions: {intent (null where '
    'none is understood), '
  'needs_sign_in, is_answer (false: it does not know), orders, articles, refunds?, wallet_balance_paise?, tickets?}. '
    'Asked for money back, '
  'orders are those that help can be asked with. Changes nothing; the first 300 letters count. For everybody; guests '
    'get nothing of '
  'anybody. Raises message_empty.';

revoke execute on function public.ask_assistant(text, text), public.help_orders(integer) from public, anon;
grant execute on function public.ask_assistant(text, text) to anon, authenticated;
grant execute on function public.help_orders(integer) to authenticated;

-- The frequent questions that the product starts with.

insert into public.faq_articles (topic, position, slug, action, question, answer, question_translations,
  answer_translations, keywords) values
  ('account', 1, 'sign-in-code', null, 'The sign-in code does not arrive', 'Check the number, wait half a minute and '
    'send the code again. Codes come by text message to Indian mobile numbers. With an e-mail address you can sign in '
    'without a phone.', '{"hi": "साइन-इन का कोड नहीं आ रहा", "te": "సైన్-ఇన్ కోడ్ రావడం లేదు"}',
    '{"hi": "नंबर जाँचें, आधा मिनट रुकें और कोड दोबारा भेजें। कोड भारतीय मोबाइल नंबरों पर SMS से आता है। ईमेल पते से '
    'बिना फ़ोन के भी साइन इन कर सकते हैं।", "te": "నంబర్ సరిచూసుకోండి, అర నిమిషం ఆగి కోడ్‌ను మళ్లీ పంపండి. కోడ్ భారతీయ '
    'మొబైల్ నంబర్లకు SMSగా వస్తుంది. ఈమెయిల్‌తో ఫోన్ లేకుండానే సైన్ ఇన్ చేయవచ్చు."}',
    'otp code login sign in sms not received'),
  ('account', 2, 'change-language', 'profile', 'How do I change the language?',
    'Under Profile, Language. Ten languages are offered; English, Hindi and Telugu are complete.',
    '{"hi": "भाषा कैसे बदलूँ?", "te": "భాషను ఎలా మార్చాలి?"}', '{"hi": "प्रोफ़ाइल में भाषा चुनें। दस भाषाएँ हैं; '
    'अंग्रेज़ी, हिंदी और तेलुगु पूरी हैं।", "te": "ప్రొఫైల్‌లో భాషను ఎంచుకోండి. పది భాషలు ఉన్నాయి; ఇంగ్లిష్, హిందీ, '
    'తెలుగు పూర్తిగా ఉన్నాయి."}', 'language telugu hindi english bhasha'),
  ('account', 3, 'my-data', 'profile', 'How do I get or delete my data?', 'Under Profile you download a copy of '
    'everything stored about you, up to {exports_per_day} times a day, and close your account for good. Records that '
    'tax law asks for stay without your name.',
    '{"hi": "अपना डेटा कैसे लूँ या मिटाऊँ?", "te": "నా డేటాను ఎలా పొందాలి లేదా తొలగించాలి?"}',
    '{"hi": "प्रोफ़ाइल में आप अपने बारे में रखी हर चीज़ की प्रति ले सकते हैं, दिन में {exports_per_day} बार तक, और '
    'खाता हमेशा के लिए बंद कर सकते हैं। कर क़ानून के लिए ज़रूरी अभिलेख आपके नाम के बिना रहते हैं।", "te": "ప్రొఫైల్‌లో '
    'మీ డేటా మొత్తం కాపీని రోజుకి {exports_per_day} సార్ల వరకు డౌన్‌లోడ్ చేసుకోవచ్చు, అకౌంట్‌ను పూర్తిగా తొలగించవచ్చు. '
    'పన్ను చట్టం ప్రకారం మేం ఉంచాల్సిన రికార్డులు ఉంటాయి, వాటిలో మీ పేరు ఉండదు."}',
    'data privacy export download delete account close remove'),
  ('account', 4, 'change-address', 'profile', 'How do I change my address?', 'Saved addresses are under Profile; the '
    'usual one is chosen first at checkout. The address of an order that is placed cannot be changed: write to the '
    'courier in the order, or cancel and order again.', '{"hi": "पता कैसे बदलूँ?", "te": "అడ్రస్ ఎలా మార్చాలి?"}',
    '{"hi": "सेव किए हुए पते प्रोफ़ाइल में हैं; सामान्य पता चेकआउट पर पहले चुना जाता है। दिए हुए ऑर्डर का पता नहीं '
    'बदलता: ऑर्डर में कूरियर को लिखें, या रद्द करके फिर से ऑर्डर दीजिए।", "te": "సేవ్ చేసిన అడ్రస్‌లు ప్రొఫైల్‌లో '
    'ఉంటాయి; మీ మామూలు అడ్రస్ చెక్‌అవుట్‌లో ముందుగా వస్తుంది. చేసిన ఆర్డర్ అడ్రస్ మార్చలేరు: ఆర్డర్‌లో కొరియర్‌కి '
    'మెసేజ్ చేయండి, లేదా రద్దు చేసి మళ్లీ ఆర్డర్ చేయండి."}', 'address location change wrong pata chirunama చిరునామా'),
  ('account', 5, 'notifications', 'profile', 'How do I get or stop notifications?',
    'Your browser asks once, on an order, whether it may show them; you can stop them at any time in its settings. '
    'What happened is always listed under the bell.',
    '{"hi": "सूचनाएँ कैसे चालू या बंद करूँ?", "te": "నోటిఫికేషన్లను ఎలా ఆన్ లేదా ఆఫ్ చేయాలి?"}',
    '{"hi": "ऑर्डर पर ब्राउज़र एक बार पूछता है कि सूचनाएँ दिखाए या नहीं; उसकी सेटिंग में कभी भी बंद कर सकते हैं। जो '
    'हुआ वह घंटी के नीचे हमेशा दिखता है।", "te": "ఆర్డర్ సమయంలో చూపవచ్చా అని బ్రౌజర్ ఒకసారి అడుగుతుంది; దాని '
    'సెట్టింగ్‌లలో ఎప్పుడైనా ఆపవచ్చు. జరిగినవన్నీ గంట గుర్తు కింద ఎప్పుడూ ఉంటాయి."}',
    'notification push alert bell message sms'),
  ('delivery', 1, 'delivery-fee', null, 'What does delivery cost?', '{delivery_base} up to {delivery_base_km} km, and '
    '{delivery_per_km} for each further kilometre. Rain, peak hours and nights can add a fee, which is shown before '
    'you order. For a cart below {small_cart_below} there is a small order fee of {small_cart_fee}. The platform fee '
    'is {platform_fee} an order. Regions can have fees of their own; what you see at checkout is what you pay.',
    '{"hi": "डिलीवरी का कितना लगता है?", "te": "డెలివరీకి ఎంత పడుతుంది?"}', '{"hi": "{delivery_base_km} किमी तक '
    '{delivery_base}, और हर अगले किलोमीटर पर {delivery_per_km}। बारिश, व्यस्त समय और रात में शुल्क जुड़ सकता है, जो '
    'ऑर्डर से पहले दिखता है। {small_cart_below} से कम के कार्ट पर {small_cart_fee} लगता है। प्लेटफ़ॉर्म शुल्क हर ऑर्डर '
    'पर {platform_fee} है। कुछ इलाक़ों के शुल्क अलग हो सकते हैं; चेकआउट पर जो दिखे, वही लगता है।", "te": '
    '"{delivery_base_km} కి.మీ. వరకు {delivery_base}, ఆపై ప్రతి కిలోమీటరుకు {delivery_per_km}. వర్షం, రద్దీ వేళలు, '
    'రాత్రి సమయాల్లో అదనపు ఛార్జీ ఉండవచ్చు; అది ఆర్డర్‌కి ముందే కనిపిస్తుంది. కార్ట్ {small_cart_below} కన్నా '
    'తక్కువైతే {small_cart_fee} పడుతుంది. ప్లాట్‌ఫారమ్ ఫీజు ఒక్కో ఆర్డర్‌కి {platform_fee}. కొన్ని ప్రాంతాల్లో '
    'ఛార్జీలు వేరుగా ఉండవచ్చు; చెక్‌అవుట్‌లో కనిపించేదే మీరు చెల్లిస్తారు."}',
    'delivery charge charges fee cost kilometre surge rain night shulk rusumu రుసుము kitna entha'),
  ('delivery', 2, 'where-we-deliver', null, 'Where do you deliver?', 'In Hyderabad, Sangareddy, Zaheerabad, Vikarabad, '
    'Bidar and around, up to {radius_km} km from a shop; many shops deliver less far. Choose your location and you see '
    'only what is brought to you.', '{"hi": "आप कहाँ डिलीवरी करते हैं?", "te": "మీరు ఎక్కడెక్కడ డెలివరీ చేస్తారు?"}',
    '{"hi": "हैदराबाद, संगारेड्डी, ज़हीराबाद, विकाराबाद, बीदर और आसपास, दुकान से {radius_km} किमी तक; कई दुकानें कम '
    'दूरी तक लाती हैं। अपनी जगह चुनें, केवल वही दिखेगा जो आप तक आता है।", "te": "హైదరాబాద్, సంగారెడ్డి, జహీరాబాద్, '
    'వికారాబాద్, బీదర్, వాటి పరిసరాల్లో, షాప్ నుంచి {radius_km} కి.మీ. వరకు; చాలా షాప్‌లు అంతకన్నా తక్కువ దూరమే '
    'తెస్తాయి. మీ లొకేషన్ ఎంచుకోండి, మీ దగ్గరికి తెచ్చేవే కనిపిస్తాయి."}',
    'area city town place location serviceable pin'),
  ('delivery', 3, 'order-is-late', 'report', 'My order came late. What do I get?',
    'If it came more than {late_minutes} min after the promised time, open the order, choose Help, then It came late: '
    'the delivery fee goes back to your wallet at once.',
    '{"hi": "ऑर्डर देर से आया। मुझे क्या मिलेगा?", "te": "నా ఆర్డర్ ఆలస్యంగా వచ్చింది. ఏం లభిస్తుంది?"}',
    E'{"hi": "वादे के समय से {late_minutes} मिनट से ज़्यादा देर हुई हो तो ऑर्डर खोलें, सहायता चुनें, फिर \\"देर से '
    'आया\\": डिलीवरी शुल्क तुरंत वॉलेट में लौटता है।", "te": "చెప్పిన సమయం కన్నా {late_minutes} నిమిషాలకు పైగా '
    'ఆలస్యమైతే, ఆర్డర్‌ను తెరిచి సహాయం ఎంచుకుని \\"ఆలస్యంగా వచ్చింది\\" నొక్కండి: డెలివరీ ఛార్జీ వెంటనే వాలెట్‌లోకి '
    'వస్తుంది."}', 'late delay compensation der aalasyam'),
  ('delivery', 4, 'delivery-code', 'track', 'What is the delivery code for?', 'It proves that your order reached you. '
    'Tell it to the courier only when you hold the order in your hands. For a pick-up you tell it at the counter.',
    '{"hi": "डिलीवरी कोड किसलिए है?", "te": "డెలివరీ కోడ్ దేనికి?"}', '{"hi": "यह साबित करता है कि ऑर्डर आप तक पहुँचा। '
    'कूरियर को तभी बताएँ जब सामान आपके हाथ में हो। ख़ुद लेने जाएँ तो काउंटर पर बताएँ।", "te": "ఆర్డర్ మీకు చేరిందని '
    'అది రుజువు. ఆర్డర్ మీ చేతికి వచ్చాకే కొరియర్‌కు చెప్పండి. మీరే తెచ్చుకునేటప్పుడు కౌంటర్‌లో చెప్పండి."}',
    'otp code pin handover'),
  ('digital', 1, 'recharge-failed', 'bills', 'My recharge failed. Where is my money?',
    'If the operator refuses, the amount goes back the way you paid by itself. While the operator has not answered, '
    'the payment stays open and is refunded when its time is over. You can file a complaint in the payment.',
    '{"hi": "रिचार्ज नहीं हुआ। मेरा पैसा कहाँ है?", "te": "నా రీఛార్జ్ విఫలమైంది. నా డబ్బు ఎక్కడ?"}',
    '{"hi": "ऑपरेटर मना करे तो रक़म अपने आप उसी तरीक़े से लौटती है। जब तक ऑपरेटर का उत्तर न आए, भुगतान खुला रहता है '
    'और समय '
    'पूरा होने पर लौट आता है। भुगतान में शिकायत दर्ज कर सकते हैं।", "te": "ఆపరేటర్ తిరస్కరిస్తే మొత్తం '
    'చెల్లించిన విధంగానే దానంతటదే తిరిగి వస్తుంది. ఆపరేటర్ జవాబివ్వనంత వరకు చెల్లింపు తెరిచి ఉంటుంది, గడువు '
    'ముగిస్తే తిరిగి వస్తుంది. ఆ '
    'చెల్లింపులోనే ఫిర్యాదు చేయవచ్చు."}', 'recharge failed pending bill payment operator'),
  ('groceries', 1, 'item-not-there', null, 'What happens when an item is not there?',
    'At checkout you say for each item what to do: take your second choice, ask you, or give the money back. When the '
    'store asks, you see its offer with the price and a few minutes to answer. Without an answer you get your money '
    'back, and a substitute never makes the order dearer than what you agreed to.',
    '{"hi": "कोई सामान न मिले तो क्या होता है?", "te": "ఏదైనా వస్తువు లేకపోతే ఏమవుతుంది?"}',
    '{"hi": "चेकआउट पर हर सामान के लिए आप बताते हैं: आपकी दूसरी पसंद लें, आपसे पूछें या पैसे लौटा दें। दुकान पूछे तो '
    'आपको उसका विकल्प, दाम और जवाब देने के लिए कुछ मिनट दिखते हैं। जवाब न देने पर पैसे लौट आते हैं, और बदला हुआ सामान '
    'ऑर्डर को आपकी मंज़ूर रकम से महँगा कभी नहीं करता।", "te": "చెక్‌అవుట్‌లో ప్రతి వస్తువుకీ ఏం చేయాలో మీరే చెప్తారు: '
    'మీ రెండో ఎంపిక తీసుకోవడం, మిమ్మల్ని అడగడం లేదా డబ్బు తిరిగి ఇవ్వడం. షాప్ అడిగినప్పుడు దాని ప్రత్యామ్నాయం, ధర, '
    'జవాబు ఇవ్వడానికి కొన్ని నిమిషాల సమయం కనిపిస్తాయి. జవాబు ఇవ్వకపోతే డబ్బు తిరిగి వస్తుంది. మార్చిన వస్తువు వల్ల '
    'మీరు ఒప్పుకున్న మొత్తం ఎప్పుడూ పెరగదు."}',
    'substitute substitution replacement out of stock not available badle pratyamnayam'),
  ('groceries', 2, 'weighed-goods', null, 'Why was I charged less for vegetables than the order says?',
    'Loose goods are priced by their real weight. You pay at most the amount you ordered for; if the store weighs '
    'less, the difference goes back the way you paid; less than a rupee goes to your wallet.', '{"hi": "सब्ज़ियों '
    'के लिए ऑर्डर से कम पैसे क्यों कटे?", '
    '"te": "కూరగాయలకు ఆర్డర్‌లో ఉన్నదాని కంటే తక్కువ ఎందుకు తీసుకున్నారు?"}', '{"hi": "खुले सामान का दाम असली वज़न से '
    'तय होता है। आप ज़्यादा से ज़्यादा ऑर्डर की रकम देते हैं; वज़न कम निकले तो फ़र्क उसी तरीक़े से लौटता है।", '
    '"te": "విడిగా అమ్మే సరుకులకు అసలు బరువును బట్టే ధర. మీరు ఆర్డర్ చేసిన మొత్తం కంటే ఎక్కువ ఎప్పుడూ చెల్లించరు. '
    'బరువు తక్కువైతే తేడా మీరు చెల్లించిన విధంగానే వస్తుంది."}', 'weight kg loose weigh vajan baruvu tolerance'),
  ('groceries', 3, 'express-or-slot', null, 'What is the difference between express and a slot?',
    'Express comes as soon as it is picked, usually within half an hour of the store''s acceptance. A slot is a fixed '
    'time on one of the next days; each has room for a number of orders and closes a while before it begins.',
    '{"hi": "एक्सप्रेस और स्लॉट में क्या फ़र्क है?", "te": "ఎక్స్‌ప్రెస్‌కీ స్లాట్‌కీ తేడా ఏమిటి?"}',
    '{"hi": "एक्सप्रेस सामान चुनते ही निकलता है, आम तौर पर दुकान के स्वीकार करने के आधे घंटे के अंदर। स्लॉट आने वाले '
    'दिनों का तय समय है; हर स्लॉट में ऑर्डर की गिनती तय है और वह शुरू होने से कुछ पहले बंद हो जाता है।", "te": '
    '"ఎక్స్‌ప్రెస్ అంటే సరుకులు సిద్ధం కాగానే బయలుదేరుతుంది, సాధారణంగా షాప్ యాక్సెప్ట్ చేసిన అరగంటలోపు. స్లాట్ అంటే '
    'రాబోయే రోజుల్లో మీరు ఎంచుకున్న సమయం; ఒక్కో స్లాట్‌కు ఆర్డర్ల పరిమితి ఉంటుంది, మొదలయ్యే కొంత ముందే ముగుస్తుంది."}',
    'express slot time delivery thirty minutes schedule'),
  ('orders', 1, 'where-is-my-order', 'track', 'Where is my order?', 'Open the order under Orders. You see each step, '
    'who brings it and when it will be with you. The time changes by itself if something takes longer.',
    '{"hi": "मेरा ऑर्डर कहाँ है?", "te": "నా ఆర్డర్ ఎక్కడుంది?"}', '{"hi": "ऑर्डर में जाकर अपना ऑर्डर खोलें। हर चरण, '
    'लाने वाले का नाम और पहुँचने का समय वहीं दिखता है। देर होने पर समय अपने आप बदल जाता है।", "te": "ఆర్డర్లలో మీ '
    'ఆర్డర్‌ను తెరవండి. ప్రతి దశ, ఎవరు తెస్తున్నారు, ఎప్పుడు చేరుతుంది అన్నీ అక్కడే కనిపిస్తాయి. ఆలస్యమైతే సమయం '
    'దానంతటదే మారుతుంది."}', 'track tracking status late delay eta kahan kab ekkada eppudu'),
  ('orders', 2, 'change-or-cancel', 'cancel', 'Can I cancel an order, and what does it cost?',
    'Until the vendor accepts, and for {free_cancel_minutes} min after ordering, cancelling is free. Later, before '
    'preparing starts, it costs {cancel_percent} % of the goods, at most {cancel_most}; cash orders cost nothing. If '
    'it is late or no courier is found by then, it is free. Once preparing has begun only the vendor or support can '
    'cancel it. The exact amount is shown before you confirm.', '{"hi": "क्या मैं ऑर्डर रद्द कर सकता हूँ, और इसमें '
    'कितना लगेगा?", "te": "ఆర్డర్ రద్దు చేయవచ్చా, ఎంత ఖర్చవుతుంది?"}', '{"hi": "विक्रेता के स्वीकार करने तक, और ऑर्डर '
    'देने के {free_cancel_minutes} मिनट बाद तक रद्द करना मुफ़्त है। उसके बाद, तैयारी शुरू होने से पहले, सामान के दाम '
    'का {cancel_percent} % लगता है, ज़्यादा से ज़्यादा {cancel_most}; नक़द ऑर्डर पर कुछ नहीं। तब तक देर हो या कूरियर न '
    'मिले तो मुफ़्त है। तैयारी शुरू होने के बाद केवल विक्रेता या सपोर्ट रद्द कर सकते हैं। पुष्टि से पहले सही रक़म '
    'दिखाई जाती है।", "te": "షాప్ యాక్సెప్ట్ చేసే వరకు, ఆర్డర్ చేశాక {free_cancel_minutes} నిమి. వరకు రద్దు ఉచితం. ఆ '
    'తర్వాత, తయారీ మొదలయ్యేలోపు, వస్తువుల ధరలో {cancel_percent} % ఛార్జీ ఉంటుంది, {cancel_most} మించదు; క్యాష్ '
    'ఆర్డర్లకు ఏమీ ఉండదు. ఆలోపు ఆలస్యమైతే లేదా కొరియర్ దొరకకపోతే ఉచితం. తయారీ మొదలయ్యాక షాప్ లేదా సపోర్ట్ మాత్రమే '
    'రద్దు చేయగలరు. ఎంత పడుతుందో మీరు కన్ఫర్మ్ చేసే ముందే చూపిస్తాం."}',
    'cancel cancellation charge fee radd cancel cheyali'),
  ('orders', 3, 'schedule-order', null, 'Can I order for later?', 'Yes. At checkout choose a half hour on one of the '
    'next days. You can move it to another time until shortly before preparing begins.',
    '{"hi": "क्या मैं बाद के लिए ऑर्डर दे सकता हूँ?", "te": "తర్వాతి సమయానికి ఆర్డర్ చేయవచ్చా?"}',
    '{"hi": "हाँ। चेकआउट पर आने वाले दिनों का कोई आधा घंटा चुनें। तैयारी शुरू होने से थोड़ा पहले तक समय बदला जा सकता '
    'है।", "te": "చేయవచ్చు. చెక్‌అవుట్‌లో రాబోయే రోజుల్లోని ఒక అరగంటను ఎంచుకోండి. తయారీ మొదలవడానికి కాస్త ముందు వరకు '
    'సమయాన్ని మార్చుకోవచ్చు."}', 'schedule later slot time tomorrow reschedule baad mein tarvata'),
  ('orders', 4, 'order-again', 'reorder', 'How do I order the same again?', 'Open an earlier order and choose Order '
    'again. Everything that is still sold goes into the cart; we say what is not sold any more and which prices '
    'changed.', '{"hi": "वही चीज़ें फिर से कैसे मँगवाऊँ?", "te": "అవే మళ్లీ ఎలా ఆర్డర్ చేయాలి?"}',
    E'{"hi": "कोई पुराना ऑर्डर खोलकर \\"फिर से ऑर्डर\\" चुनें। जो अब भी मिलता है वह कार्ट में आ जाता है; जो नहीं मिलता '
    'या जिसका दाम बदला है, वह बताया जाता है।", "te": "పాత ఆర్డర్‌ను తెరిచి \\"మళ్లీ ఆర్డర్\\" ఎంచుకోండి. ఇంకా '
    'అమ్ముతున్నవన్నీ కార్ట్‌లోకి వస్తాయి; ఏవి లేవో, ఏ ధరలు మారాయో చెబుతాం."}',
    'reorder repeat again same phir dobara malli'),
  ('orders', 5, 'get-invoice', 'invoice', 'Where is my bill?', 'Each order shows its bill with all taxes. Open the '
    'order and choose "Print or save the bill" for paper or a PDF. It is a receipt of what was charged, not a tax '
    'invoice.', '{"hi": "मेरा बिल कहाँ मिलेगा?", "te": "నా బిల్లు ఎక్కడ దొరుకుతుంది?"}',
    E'{"hi": "हर ऑर्डर में सभी करों के साथ बिल होता है। ऑर्डर खोलकर \\"बिल प्रिंट या सेव करें\\" चुनें: काग़ज़ पर या '
    'PDF में। यह लिए गए पैसों की रसीद है, टैक्स इनवॉइस नहीं।", "te": "ప్రతి ఆర్డర్‌లో అన్ని పన్నులతో బిల్లు ఉంటుంది. '
    'ఆర్డర్‌ను తెరిచి \\"బిల్లు ప్రింట్ లేదా సేవ్ చేయండి\\" ఎంచుకోండి: కాగితంపై లేదా PDFగా. ఇది వసూలు చేసిన మొత్తానికి '
    'రసీదు; ట్యాక్స్ ఇన్‌వాయిస్ కాదు."}', 'invoice receipt bill gst tax pdf print download raseed rasidu'),
  ('orders', 6, 'contact-courier', 'track', 'How do I reach the vendor or the courier?',
    'In the order, by chat or call. Nobody sees your number, and you do not see theirs. You can reach each other until '
    '{contact_minutes} min after the order has ended.',
    '{"hi": "विक्रेता या कूरियर से कैसे बात करूँ?", "te": "షాప్‌ను లేదా కొరియర్‌ను ఎలా సంప్రదించాలి?"}',
    '{"hi": "ऑर्डर के अंदर चैट या कॉल से। न उन्हें आपका नंबर दिखता है, न आपको उनका। ऑर्डर पूरा होने के '
    '{contact_minutes} मिनट बाद तक बात हो सकती है।", "te": "ఆర్డర్‌లోనే చాట్ లేదా కాల్ ద్వారా. మీ నంబర్ వారికి, వారి '
    'నంబర్ మీకు కనిపించవు. ఆర్డర్ ముగిసిన {contact_minutes} నిమిషాల వరకు మాట్లాడుకోవచ్చు."}',
    'call chat phone number contact rider delivery boy restaurant store shop'),
  ('partners', 1, 'sell-on-angadi', 'ticket', 'How can my shop sell here, or how can I deliver?',
    'Sign in, choose Vendor or Delivery Partner as your role, and write to us in a ticket. We check your papers before '
    'the first order.', '{"hi": "मेरी दुकान यहाँ कैसे बेचे, या मैं डिलीवरी कैसे करूँ?", "te": "నా షాప్ ఇక్కడ ఎలా '
    'అమ్మవచ్చు, లేదా నేను డెలివరీ ఎలా చేయవచ్చు?"}', '{"hi": "साइन इन करें, भूमिका में विक्रेता या डिलीवरी पार्टनर '
    'चुनें और टिकट में हमें लिखें। पहले ऑर्डर से पहले हम काग़ज़ात जाँचते हैं।", "te": "సైన్ ఇన్ చేసి, సెల్లర్ లేదా '
    'డెలివరీ పార్ట్‌నర్ రోల్ ఎంచుకుని, టికెట్‌లో మాకు రాయండి. మొదటి ఆర్డర్‌కి ముందు మీ పత్రాలను పరిశీలిస్తాం."}',
    'sell vendor partner register restaurant join delivery job'),
  ('partners', 2, 'grievance', 'ticket', 'How do I make a complaint, and how long does it take?',
    'Open a ticket here: you get its number at once. A person looks at it within {acknowledge_hours} hours, and it is '
    'resolved within {resolve_days} days. You can also write to the grievance officer, who is named on this page.',
    '{"hi": "शिकायत कैसे करूँ और कितना समय लगता है?", "te": "ఫిర్యాదు ఎలా చేయాలి, ఎంత సమయం పడుతుంది?"}',
    '{"hi": "यहीं टिकट खोलें: नंबर तुरंत मिलता है। {acknowledge_hours} घंटे के अंदर कोई व्यक्ति देखता है और '
    '{resolve_days} दिन के अंदर हल होता है। शिकायत अधिकारी को भी लिख सकते हैं, जिनका नाम इसी पन्ने पर है।", "te": '
    '"ఇక్కడే టికెట్ తెరవండి: నంబర్ వెంటనే వస్తుంది. {acknowledge_hours} గంటల్లోపు ఒక వ్యక్తి చూస్తారు, {resolve_days} '
    'రోజుల్లోపు పరిష్కరిస్తారు. ఈ పేజీలో పేరున్న ఫిర్యాదుల అధికారికి కూడా రాయవచ్చు."}',
    'complaint grievance officer ticket shikayat firyadu consumer'),
  ('payments', 1, 'ways-to-pay', null, 'How can I pay?', 'From your wallet, by UPI, card or net banking, or in '
    'cash on delivery where the shop and the amount allow it. Recharges and bills are paid from the wallet or online. '
    'The way to pay is chosen at checkout, and '
    'nothing is charged before you place the order.', '{"hi": "भुगतान कैसे कर सकते हैं?", "te": "ఎలా చెల్లించవచ్చు?"}',
    '{"hi": "वॉलेट से, UPI, कार्ड या नेट बैंकिंग से, या जहाँ दुकान और रक़म अनुमति दें वहाँ डिलीवरी पर नक़द। '
    'रिचार्ज और बिल वॉलेट से या ऑनलाइन चुकाए जाते हैं। तरीक़ा चेकआउट पर चुना जाता है, और ऑर्डर देने से पहले कुछ '
    'नहीं कटता।", "te": "వాలెట్‌తో, '
    'UPI, కార్డ్, నెట్ బ్యాంకింగ్‌తో, లేదా షాప్, మొత్తం వీలైతే డెలివరీ సమయంలో క్యాష్‌గా. రీఛార్జ్‌లు, బిల్లులు '
    'వాలెట్‌తో '
    'లేదా ఆన్‌లైన్‌లో. పేమెంట్ పద్ధతిని చెక్‌అవుట్‌లో ఎంచుకోవాలి; '
    'ఆర్డర్ చేసే ముందు డబ్బు కట్ కాదు."}', 'payment upi cash cod card wallet method pay bhugtan chellimpu'),
  ('payments', 2, 'coupon-does-not-work', null, 'Why does my coupon not work?', 'A coupon can ask for a least amount, '
    'a first order, or a certain shop, and can end. Checkout says which of it does not fit. If you cancel an order so '
    'that the least amount is no longer reached, the discount of the others is taken back; that is shown before.',
    '{"hi": "मेरा कूपन क्यों नहीं लग रहा?", "te": "నా కూపన్ ఎందుకు పని చేయడం లేదు?"}',
    '{"hi": "कूपन के लिए न्यूनतम रक़म, पहला ऑर्डर या कोई ख़ास दुकान ज़रूरी हो सकती है, और उसकी अवधि ख़त्म हो सकती है। '
    'चेकआउट बताता है कि क्या मेल नहीं खाता। ऑर्डर रद्द करने से न्यूनतम रक़म न बचे तो बाक़ी की छूट वापस ली जाती है; यह '
    'पहले दिखाया जाता है।", "te": "కూపన్‌కు కనీస మొత్తం, మొదటి ఆర్డర్ లేదా ఒక షాప్ అనే షరతు ఉండవచ్చు, గడువు కూడా '
    'ముగియవచ్చు. ఏది సరిపోలేదో చెక్‌అవుట్ చెబుతుంది. రద్దు వల్ల కనీస మొత్తం తగ్గితే మిగతా ఆర్డర్ల తగ్గింపు వెనక్కి '
    'పోతుంది; అది ముందే కనిపిస్తుంది."}', 'coupon promo code discount offer not applied'),
  ('payments', 3, 'tips', null, 'Does the courier get my tip?', 'All of it. A tip is optional, is chosen at checkout, '
    'and is paid to whoever brings the order when it has been delivered. If the order is cancelled, it goes back to '
    'you.', '{"hi": "क्या टिप कूरियर को मिलती है?", "te": "నేను ఇచ్చే టిప్ కొరియర్‌కు చేరుతుందా?"}',
    '{"hi": "पूरी। टिप ज़रूरी नहीं, चेकआउट पर चुनी जाती है, और डिलीवरी होने पर लाने वाले को मिलती है। ऑर्डर रद्द हो तो '
    'आपको लौटती है।", "te": "మొత్తం చేరుతుంది. టిప్ తప్పనిసరి కాదు, చెక్‌అవుట్‌లో ఎంచుకోవచ్చు, డెలివరీ అయ్యాక తెచ్చిన '
    'వారికి చేరుతుంది. ఆర్డర్ రద్దయితే మీకు తిరిగి వస్తుంది."}', 'tip gratuity courier rider'),
  ('payments', 4, 'wallet-balance', 'wallet', 'What is in my wallet, and what is it for?',
    'The wallet holds refunds and credit and pays for orders, recharges and bills. Each movement is listed under '
    'Wallet with the balance after it.',
    '{"hi": "वॉलेट में क्या है और किस काम का है?", "te": "నా వాలెట్‌లో ఏముంది, అది దేనికి?"}',
    '{"hi": "वॉलेट में रिफ़ंड और क्रेडिट आते हैं, और उससे ऑर्डर, रिचार्ज और बिल चुकाए जाते हैं। हर लेन-देन वॉलेट में '
    'बाद के बैलेंस के साथ दिखता है।", "te": "రీఫండ్‌లు, క్రెడిట్‌లు వాలెట్‌కి వస్తాయి; దానితో ఆర్డర్లు, రీఛార్జ్‌లు, '
    'బిల్లులు చెల్లించవచ్చు. ప్రతి లావాదేవీ ఆ తర్వాతి బ్యాలెన్స్‌తో వాలెట్‌లో ఉంటుంది."}',
    'wallet balance credit money'),
  ('refunds', 1, 'something-missing-or-wrong', 'report', 'Something is missing, wrong or spoiled. What now?',
    'Open the order, choose Help and tap what is concerned, within {help_hours} hours of delivery. For wrong or '
    'spoiled things add a photo. Up to {help_at_once} goes back to your wallet at once; a person looks at anything '
    'else and answers in your ticket.', '{"hi": "कुछ कम, ग़लत या ख़राब आया है। अब क्या करूँ?", "te": "ఏదో తక్కువైంది, '
    'తప్పు వచ్చింది లేదా పాడైంది. ఇప్పుడు ఏం చేయాలి?"}', '{"hi": "डिलीवरी के {help_hours} घंटे के अंदर ऑर्डर खोलें, '
    'सहायता चुनें और सामान पर टैप करें। ग़लत या ख़राब सामान की फ़ोटो जोड़ें। {help_at_once} तक की रक़म तुरंत वॉलेट में '
    'लौटती है; बाक़ी कोई व्यक्ति देखकर आपके टिकट में उत्तर देता है।", "te": "డెలివరీ అయిన {help_hours} గంటల్లోపు '
    'ఆర్డర్‌ను తెరిచి, సహాయం ఎంచుకుని, ఆ వస్తువులను నొక్కండి. తప్పు లేదా పాడైన వాటికి ఫోటో జోడించండి. {help_at_once} '
    'వరకు వెంటనే వాలెట్‌కి వస్తుంది; మిగతావి ఒక వ్యక్తి చూసి మీ టికెట్‌లో జవాబిస్తారు."}',
    'missing wrong spoiled damaged rotten stale broken less kam galat kharab takkuva tappu padaipoyindi'),
  ('refunds', 2, 'when-is-my-refund', 'wallet', 'When do I get my refund?', 'Refunds go back the way you '
    'paid: to your wallet the moment they are decided, to a bank or card within 7 working days. You find those in your '
    'wallet under Wallet, with the order they belong to.',
    '{"hi": "रिफ़ंड कब मिलेगा?", "te": "రీఫండ్ ఎప్పుడు వస్తుంది?"}', '{"hi": "रिफ़ंड उसी तरीक़े से लौटता है जिससे '
    'आपने चुकाया: तय होते ही वॉलेट में, बैंक या कार्ड में 7 कार्य दिवसों के अंदर। वॉलेट के रिफ़ंड वॉलेट में अपने ऑर्डर '
    'के साथ दिखते हैं।", "te": "రీఫండ్ మీరు చెల్లించిన విధంగానే వస్తుంది: నిర్ణయమైన క్షణమే వాలెట్‌కి, బ్యాంక్ లేదా '
    'కార్డ్‌కు 7 పని దినాల్లో. వాలెట్‌కి వచ్చినవి తమ ఆర్డర్‌తో సహా వాలెట్‌లో కనిపిస్తాయి."}',
    'refund money back paisa wapas dabbulu vapasu how long'),
  ('refunds', 3, 'vendor-cancelled', 'wallet', 'The order was cancelled by the shop. Do I get my money back?',
    'Yes, all of it, the way you paid: to your wallet at once, to a bank or card within 7 working days. If it had been '
    'accepted, you also get {credit_percent} % of the goods, at '
    'most {credit_most}, for the trouble; not for cash orders, for which nothing was paid.',
    '{"hi": "दुकान ने ऑर्डर रद्द कर दिया। क्या पैसा वापस मिलेगा?", "te": "షాప్ ఆర్డర్ రద్దు చేసింది. నా డబ్బు తిరిగి '
    'వస్తుందా?"}', '{"hi": "हाँ, पूरा, जैसे चुकाया: वॉलेट में तुरंत, बैंक या कार्ड में 7 कार्य दिवसों '
    'में। ऑर्डर स्वीकार हो चुका हो तो असुविधा के लिए सामान के दाम का '
    '{credit_percent} %, ज़्यादा से ज़्यादा {credit_most}, और मिलता है; नक़द ऑर्डर पर नहीं, क्योंकि कुछ चुकाया नहीं '
    'गया।", "te": "వస్తుంది, మొత్తం, చెల్లించిన విధంగానే: వాలెట్‌కి వెంటనే, బ్యాంక్ లేదా కార్డ్‌కు 7 '
    'పని దినాల్లో. యాక్సెప్ట్ చేశాక రద్దయితే, ఇబ్బందికి వస్తువుల ధరలో '
    '{credit_percent} % ({credit_most} మించకుండా) అదనంగా వస్తుంది; క్యాష్ ఆర్డర్లకు ముందు పేమెంట్ ఉండదు కాబట్టి ఇది '
    'రాదు."}', 'cancelled shop restaurant rejected money back compensation'),
  ('shopping', 1, 'where-is-my-parcel', 'track', 'When does my parcel arrive?', 'The product page gives the days for '
    'your pincode, and the order shows them with each step. Once the shop has handed it to a carrier, the order shows '
    'the tracking number.', '{"hi": "मेरा पार्सल कब आएगा?", "te": "నా పార్సెల్ ఎప్పుడు వస్తుంది?"}',
    '{"hi": "प्रोडक्ट के पन्ने पर आपके पिनकोड के दिन लिखे होते हैं, और ऑर्डर में हर चरण के साथ। दुकान कूरियर कंपनी को '
    'सौंप दे तो ऑर्डर में ट्रैकिंग नंबर दिखता है।", "te": "ప్రొడక్ట్ పేజీలో మీ పిన్‌కోడ్‌కు ఎన్ని రోజులో ఉంటుంది; '
    'ఆర్డర్‌లో ప్రతి దశతో పాటు కనిపిస్తుంది. షాప్ పార్సెల్‌ను కొరియర్ సంస్థకు ఇచ్చాక ట్రాకింగ్ నంబర్ ఆర్డర్‌లో '
    'కనిపిస్తుంది."}', 'parcel tracking courier carrier days pincode shipment'),
  ('shopping', 2, 'return-or-exchange', 'report', 'How do I return or exchange something?',
    'Open the order and choose Return or exchange within the days that the product page promises. Choose the pieces, '
    'the reason and a day for the pick-up; you see what you get back before you send the request. The money comes when '
    'the shop has looked at the goods, and if it does not look in time, by itself.',
    '{"hi": "सामान वापस या बदली कैसे करूँ?", "te": "వస్తువును ఎలా తిరిగి ఇవ్వాలి లేదా మార్చుకోవాలి?"}',
    E'{"hi": "प्रोडक्ट के पन्ने पर लिखे दिनों के अंदर ऑर्डर खोलकर \\"वापसी या बदली\\" चुनें। सामान, कारण और ले जाने का '
    'दिन चुनें; भेजने से पहले दिखता है कि कितना लौटेगा। दुकान सामान देख ले तो पैसे लौटते हैं, और समय पर न देखे तो '
    'अपने-आप।", "te": "ప్రొడక్ట్ పేజీలో చెప్పిన రోజుల్లోపు ఆర్డర్‌ను తెరిచి రిటర్న్ లేదా ఎక్స్‌ఛేంజ్ ఎంచుకోండి. '
    'వస్తువులు, కారణం, తీసుకెళ్లే రోజు ఎంచుకోండి; పంపే ముందే ఎంత తిరిగి వస్తుందో కనిపిస్తుంది. షాప్ వస్తువును '
    'పరిశీలించాక డబ్బు వస్తుంది; గడువులోపు చూడకపోతే దానంతట అదే వస్తుంది."}',
    'return exchange size wrong fit send back wapas badalna marchukovali refund'),
  ('shopping', 3, 'several-vendors-one-order', null, 'Can I order from several shops at once?',
    'Yes. One cart and one payment; each shop gets its own order with its own time, and you can cancel or return each '
    'by itself. The checkout shows what each part costs.',
    '{"hi": "क्या एक साथ कई दुकानों से ले सकता हूँ?", "te": "ఒకేసారి చాలా షాపుల నుంచి ఆర్డర్ చేయవచ్చా?"}',
    '{"hi": "हाँ। एक कार्ट और एक भुगतान; हर दुकान का अपना ऑर्डर और समय होता है, और हर एक को अलग रद्द या वापस किया जा '
    'सकता है। चेकआउट पर हर हिस्से का ख़र्च दिखता है।", "te": "చేయవచ్చు. ఒకే కార్ట్, ఒకే చెల్లింపు. ఒక్కో షాప్‌కు దాని '
    'ఆర్డర్, దాని సమయం ఉంటాయి; ఒక్కోదాన్ని విడిగా రద్దు చేయవచ్చు లేదా తిరిగి ఇవ్వవచ్చు. ఏ భాగానికి ఎంతో చెక్‌అవుట్‌లో '
    'కనిపిస్తుంది."}', 'several many shops one cart together multiple'),
  ('subscriptions', 1, 'pause-milk', 'subscriptions', 'How do I skip or pause my milk?',
    'In your subscriptions tap a day in the calendar and skip it, or change how much comes. For a holiday, pause '
    'everything from one day to another. The next day can be changed until the store''s cut-off in the evening, which '
    'the page names.',
    '{"hi": "दूध एक दिन के लिए या छुट्टियों में कैसे रोकूँ?", "te": "పాలను ఒక రోజు లేదా కొన్ని రోజులు ఎలా ఆపాలి?"}',
    '{"hi": "अपने सब्सक्रिप्शन के कैलेंडर में दिन चुनें और उसे छोड़ें या मात्रा बदलें। छुट्टियों के लिए एक तारीख़ से '
    'दूसरी तक सब रोक दें। अगला दिन शाम की समय-सीमा तक बदला जा सकता है, जो उसी पन्ने पर लिखी है।", "te": "మీ '
    'సబ్‌స్క్రిప్షన్ల క్యాలెండర్‌లో రోజును ఎంచుకుని దాన్ని వదిలేయండి లేదా పరిమాణం మార్చండి. ఊరెళ్తే ఒక తేదీ నుంచి మరో '
    'తేదీ వరకు అన్నీ ఆపవచ్చు. మరుసటి రోజును షాప్ సాయంత్రం గడువు వరకు మార్చవచ్చు; ఆ గడువు అదే పేజీలో ఉంటుంది."}',
    'milk newspaper subscription pause skip vacation holiday stop doodh paper paalu apandi roko'),
  ('subscriptions', 2, 'subscription-payment', 'wallet', 'When is a subscription paid?',
    'Each delivery is paid from your wallet when it is sent, and only that delivery. If the wallet will not last, you '
    'are told before; a day that cannot be paid is not delivered, and the subscription goes on with the next one.',
    '{"hi": "सब्सक्रिप्शन का पैसा कब कटता है?", "te": "సబ్‌స్క్రిప్షన్ డబ్బు ఎప్పుడు తీసుకుంటారు?"}',
    '{"hi": "हर डिलीवरी का पैसा उसे भेजते समय वॉलेट से कटता है, सिर्फ़ उसी का। वॉलेट कम पड़ने वाला हो तो पहले बताया '
    'जाता है; जिस दिन पैसे न हों उस दिन डिलीवरी नहीं होती और अगले दिन से सब्सक्रिप्शन चलता रहता है।", "te": "ప్రతి '
    'డెలివరీకి, దాన్ని పంపేటప్పుడు, ఆ ఒక్క డెలివరీ డబ్బే వాలెట్ నుంచి తీసుకుంటాం. వాలెట్‌లో డబ్బు సరిపోకపోతే ముందే '
    'చెప్తాం. డబ్బు లేని రోజు డెలివరీ ఉండదు; మరుసటి రోజు నుంచి సబ్‌స్క్రిప్షన్ కొనసాగుతుంది."}',
    'subscription payment wallet debit low balance deduct'),
  ('subscriptions', 3, 'delivery-missed', 'subscriptions', 'My milk did not come. What now?',
    'Open the day in your subscriptions and report it, on the same day until 1 pm. Small amounts are back in your '
    'wallet at once; otherwise the store has a day to answer, and without an answer you get your money back.',
    '{"hi": "दूध नहीं आया। अब क्या करूँ?", "te": "పాలు రాలేదు. ఇప్పుడేం చేయాలి?"}',
    '{"hi": "अपने सब्सक्रिप्शन में वह दिन खोलें और उसी दिन दोपहर 1 बजे तक बताएँ। छोटी रकम तुरंत वॉलेट में लौटती है; '
    'बाक़ी के लिए दुकान के पास एक दिन है, जवाब न आए तो पैसे आपको मिलते हैं।", "te": "మీ సబ్‌స్క్రిప్షన్లలో ఆ రోజును '
    'తెరిచి, అదే రోజు మధ్యాహ్నం 1 గంటలోపు చెప్పండి. చిన్న మొత్తాలు వెంటనే వాలెట్‌లోకి వస్తాయి. మిగతావాటికి షాప్‌కు ఒక '
    'రోజు గడువు; జవాబు రాకపోతే డబ్బు మీకే."}', 'milk missed not delivered nahi aaya raledu claim newspaper'),
  ('subscriptions', 4, 'bottle-deposit', 'subscriptions', 'What is the bottle deposit?',
    'Glass bottles are lent. Their deposit is taken with the first delivery and comes back to your wallet when the '
    'store has received the empty bottles. Your subscriptions show how many you have.',
    '{"hi": "बोतल की जमा राशि क्या है?", "te": "సీసా డిపాజిట్ అంటే ఏమిటి?"}', '{"hi": "काँच की बोतलें उधार मिलती हैं। '
    'उनकी जमा राशि पहली डिलीवरी के साथ ली जाती है और ख़ाली बोतलें दुकान को मिलने पर वॉलेट में लौट आती है। आपके पास '
    'कितनी बोतलें हैं, यह सब्सक्रिप्शन में दिखता है।", "te": "గాజు సీసాలు వాడుకోవడానికి ఇస్తారు. వాటి డిపాజిట్ మొదటి '
    'డెలివరీతో తీసుకుంటారు, ఖాళీ సీసాలు షాప్‌కు చేరాక వాలెట్‌లోకి తిరిగి వస్తుంది. మీ దగ్గర ఎన్ని ఉన్నాయో '
    'సబ్‌స్క్రిప్షన్లలో కనిపిస్తుంది."}', 'bottle deposit glass empty return botal seesa');

-- Frequent questions as administrators write them: a list with drafts, and changes that know what they started from
-- (docs/decisions/0056).

create function public.faq_desk(search text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  words text := left(faq_desk.search, 200);
  found_articles jsonb;
begin
  perform private.require_role('admin');
  if cardinality(private.help_words(words)) = 0 then
    select coalesce(jsonb_agg(to_jsonb(a) order by a.topic, a.position), '[]') into found_articles
      from public.faq_articles as a;
  else
    select coalesce(jsonb_agg(to_jsonb(a) order by f.score desc, a.topic, a.position), '[]') into found_articles
    from private.faq_fits(words, true) as f join public.faq_articles as a on a.slug = f.slug where f.score >= 0.3;
  end if;
  return jsonb_build_object('articles', found_articles, 'figures', private.policy_figures());
end
$$;

comment on function public.faq_desk is
  'For administrators: {articles, figures}. All frequent questions by topic, also the hidden ones, at most 200, or '
    'those that customers'' words find, the best '
  'first; each as it is stored, with {figures} unfilled. figures are the texts that answers may name.';

-- Reading what an administrator sends --------------------------------------------------------------------------------
create function private.faq_text(written text, is_line boolean) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  words text := coalesce(private.plain_text(written), '');
begin
  if is_line then words := regexp_replace(words, '\s+', ' ', 'g'); end if;
  -- Joiners alone are no text.
  if regexp_replace(words, '[\u200C\u200D\s]', '', 'g') = '' then return ''; end if;
  return btrim(words, E' \n');
end
$$;

comment on function private.faq_text is
  'A question, in one line, or an answer, as it is stored: plain, without blanks around it.';

create function private.faq_texts(english text, translations jsonb, is_line boolean) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  texts jsonb;
begin
  -- No language comes twice, and English is not a translation.
  if jsonb_typeof(translations) <> 'object' or translations ? 'en'
      or exists (select from jsonb_each(translations) as t where not private.is_language(t.key)
        or jsonb_typeof(t.value) <> 'string') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select coalesce(jsonb_object_agg(t.key, private.faq_text(t.value, is_line))
    filter (where private.faq_text(t.value, is_line) <> ''), '{}') into texts
  from jsonb_each_text(translations) as t;
  return texts || jsonb_build_object('en', private.faq_text(english, is_line));
end
$$;

comment on function private.faq_texts is
  'A text by language, {en, hi, …}: what is empty in another language than English is left out.';

create function private.check_faq_texts(questions jsonb, answers jsonb, keywords text) returns void
language plpgsql stable set search_path = '' as $$
declare
  t record;
  rest text;
  figures jsonb := private.policy_figures();
begin
  for t in select * from jsonb_each_text(questions) loop
    if length(t.value) > 200 or (t.key = 'en' and length(t.value) < 5) or t.value ~ '[{}]' then
      perform private.refuse(400, 'faq_question_invalid', 'A question has 5 to 200 letters and no figures in braces.',
        jsonb_build_object('language', t.key));
    end if;
  end loop;
  for t in select * from jsonb_each_text(answers) loop
    if length(t.value) > 2000 or (t.key = 'en' and length(t.value) < 10) then
      perform private.refuse(400, 'faq_answer_invalid', 'An answer has 10 to 2000 letters.',
        jsonb_build_object('language', t.key));
    end if;
    -- Filled in with nothing, only what names no figure keeps its braces.
    rest := private.fill_figures(t.value, (select jsonb_object_agg(k, '') from jsonb_object_keys(figures) as k));
    if rest ~ '[{}]' then
      perform private.refuse(400, 'faq_figure_unknown',
        'The answer names a figure that does not exist. Please choose one from the list.',
        jsonb_build_object('language', t.key, 'figure',
          left(coalesce(substring(rest from '\{[^{}]*\}'), substring(rest from '[{}].*')), 60)));
    end if;
  end loop;
  if length(keywords) > 600 then
    perform private.refuse(400, 'faq_keywords_too_long', 'Please write at most 600 letters of further words.');
  end if;
end
$$;

comment on function private.check_faq_texts is
  'Refuses questions, answers and further words that could not be stored, and answers with a {figure} that '
    'private.policy_figures lacks.';

create function private.faq_slug(question text) returns text
language plpgsql stable set search_path = '' as $$
declare
  -- Letters lose their accents, words their apostrophes.
  base text := trim(left(trim(regexp_replace(
    regexp_replace(lower(normalize(question, nfkd)), '[\u0300-\u036F''’]', '', 'g'), '[^a-z0-9]+', '-', 'g'), '-'), 50),
      '-');
  free text;
begin
  if length(base) < 3 then base := 'question'; end if;
  free := base;
  for n in 2..1000 loop
    exit when not exists (select from public.faq_articles as a where a.slug = free);
    free := base || '-' || n;
  end loop;
  return free;
end
$$;

comment on function private.faq_slug is 'A new article''s name in addresses, made from its English question, such as '
  'where-is-my-order; no other article has it.';

-- Writing ------------------------------------------------------------------------------------------------------------
create function private.faq_article_in(slug text) returns public.faq_articles
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  found_article public.faq_articles;
begin
  -- Who changes the order of a topic changes several articles: one after the other.
  perform private.take_turns('faq', 'articles');
  select * into found_article from public.faq_articles as a where a.slug = faq_article_in.slug for no key update;
  return found_article;
end
$$;

comment on function private.faq_article_in is
  'An article, locked; nobody else changes any meanwhile. Empty where there is none.';

create function public.save_faq_article(article jsonb, idempotency_key text, expected timestamptz default null)
  returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  kept jsonb;
  questions jsonb;
  answers jsonb;
  words text;
  wanted text;
  old public.faq_articles;
  saved public.faq_articles;
begin
  perform private.bound(save_faq_article.article, 80000);
  perform private.bound(save_faq_article.idempotency_key, 200);
  if not private.are_texts(article, 'question', 'answer', 'keywords', 'slug', 'topic', 'action') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  questions := private.faq_texts(article ->> 'question', coalesce(article -> 'question_translations', '{}'), true);
  answers := private.faq_texts(article ->> 'answer', coalesce(article -> 'answer_translations', '{}'), false);
  words := private.faq_text(article ->> 'keywords', true);
  perform private.check_faq_texts(questions, answers, words);
  kept := private.claim_idempotency(caller, save_faq_article.idempotency_key, 'save_faq_article');
  if kept is not null then return kept; end if;
  wanted := article ->> 'slug';
  old := private.faq_article_in(wanted);
  if wanted is not null and old.slug is null then
    perform private.refuse(404, 'faq_article_not_found', 'This question has been deleted.');
  elsif wanted is not null and old.updated_at is distinct from save_faq_article.expected then
    perform private.refuse(409, 'faq_article_changed', 'Somebody else has changed this question.',
      jsonb_build_object('updated_at', old.updated_at));
  elsif wanted is null and (select count(*) from public.faq_articles) >= 200 then
    perform private.refuse(409, 'faq_full', 'There are 200 questions. Please delete one that nobody asks any more.');
  end if;
  begin
    if wanted is null then
      insert into public.faq_articles (slug, topic, position, question, answer, question_translations,
        answer_translations, keywords, action, published)
      values (private.faq_slug(questions ->> 'en'), article ->> 'topic', private.next_faq_position(article ->> 'topic'),
        questions ->> 'en', answers ->> 'en',
        questions - 'en', answers - 'en', words, article ->> 'action', article -> 'published' is distinct from 'false')
      returning * into saved;
    else
      update public.faq_articles as a set
        topic = article ->> 'topic',
        position = case when article ->> 'topic' = old.topic then a.position
          else private.next_faq_position(article ->> 'topic') end,
        question = questions ->> 'en', answer = answers ->> 'en', question_translations = questions - 'en',
          answer_translations = answers - 'en',
        keywords = words, action = article ->> 'action', published = article -> 'published' is distinct from 'false',
        updated_at = greatest(clock_timestamp(), old.updated_at + interval '1 microsecond')
      where a.slug = old.slug returning * into saved;
    end if;
  exception when check_violation or not_null_violation then
    -- The topic and the action, which an editor offers as lists.
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end;
  if saved.topic <> old.topic then perform private.close_faq_gap(old.topic, old.position); end if;
  perform private.audit(case when wanted is null then 'add_faq_article' else 'save_faq_article'
    end, 'faq_article', saved.slug,
    case when wanted is not null then to_jsonb(old) end, to_jsonb(saved));
  perform private.keep_result(caller, save_faq_article.idempotency_key, to_jsonb(saved));
  return to_jsonb(saved);
end
$$;

comment on function public.save_faq_article is
  'Saves a frequent question {slug, topic, action, published, question, answer, question_translations, '
    'answer_translations, keywords}, a new one without slug; '
  'expected is the updated_at that the change started from. One that moves to another topic comes last there. Returns '
    'it as stored. Administrators only, in the '
  'audit log. Raises faq_question_invalid, faq_answer_invalid, faq_figure_unknown, faq_keywords_too_long, '
    'faq_article_changed, faq_article_not_found, faq_full.';

create function private.next_faq_position(topic text) returns smallint
language plpgsql stable set search_path = '' as $$
begin
  return (select coalesce(max(a.position), 0) + 1 from public.faq_articles as a
    where a.topic = next_faq_position.topic);
end
$$;

comment on function private.next_faq_position is 'The place after the last article of a topic.';

create function private.close_faq_gap(topic text, place smallint) returns void
language plpgsql set search_path = '' as $$
begin
  update public.faq_articles as a set position = a.position - 1 where a.topic = close_faq_gap.topic
    and a.position > close_faq_gap.place;
end
$$;

comment on function private.close_faq_gap is 'Moves what came after a place of a topic up by one.';

create function public.move_faq_article(slug text, "position" integer) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  old public.faq_articles;
  place smallint;
begin
  perform private.require_role('admin');
  old := private.faq_article_in(move_faq_article.slug);
  if old.slug is null then perform private.refuse(404, 'faq_article_not_found', 'This question has been deleted.'); end
    if;
  place := least(greatest(coalesce(move_faq_article.position, old.position), 1),
    private.next_faq_position(old.topic) - 1);
  if place = old.position then return; end if;
  update public.faq_articles as a set
    position = case when a.slug = old.slug then place when place < old.position then a.position + 1 else a.position - 1
      end
  where a.topic = old.topic and a.position between least(place, old.position) and greatest(place, old.position);
  perform private.audit('move_faq_article', 'faq_article', old.slug, jsonb_build_object('position', old.position),
    jsonb_build_object('position', place));
end
$$;

comment on function public.move_faq_article is
  'Moves a frequent question to a place within its topic, from 1; the others keep their order without gaps. The same '
    'call again changes nothing. '
  'Administrators only, in the audit log. Raises faq_article_not_found.';

create function public.delete_faq_article(slug text, expected timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  old public.faq_articles;
begin
  perform private.require_role('admin');
  old := private.faq_article_in(delete_faq_article.slug);
  -- Whoever repeats it, because the answer was lost, has what they wanted.
  if old.slug is null then return; end if;
  if old.updated_at is distinct from delete_faq_article.expected then
    perform private.refuse(409, 'faq_article_changed', 'Somebody else has changed this question.',
      jsonb_build_object('updated_at', old.updated_at));
  end if;
  delete from public.faq_articles as a where a.slug = old.slug;
  perform private.close_faq_gap(old.topic, old.position);
  perform private.audit('delete_faq_article', 'faq_article', old.slug, to_jsonb(old));
end
$$;

comment on function public.delete_faq_article is
  'Deletes a frequent question that is still as the caller saw it, by its updated_at; one that is gone stays gone. '
    'Administrators only, in the audit log. '
  'Raises faq_article_changed.';

revoke execute on function public.faq_desk(text), public.save_faq_article(jsonb, text, timestamptz),
  public.move_faq_article(text, integer),
  public.delete_faq_article(text, timestamptz) from public, anon;
grant execute on function public.faq_desk(text), public.save_faq_article(jsonb, text, timestamptz),
  public.move_faq_article(text, integer),
  public.delete_faq_article(text, timestamptz) to authenticated;

-- Support -------------------------------------------------------------------------------------------------------------
create table private.courier_calls_for_help (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.enhanced_orders (id),
  courier_id uuid not null references public.couriers (user_id),
  about text not null constraint help_about_known
    check (about in ('accident', 'unsafe', 'vehicle', 'damaged', 'address', 'other')),
  ticket_id uuid references private.support_tickets (id) on delete cascade,
  lat double precision,
  lng double precision,
  at timestamptz not null default now()
);

create index courier_calls_for_help_order_idx on private.courier_calls_for_help (order_id);
create index courier_calls_for_help_courier_idx on private.courier_calls_for_help (courier_id);
create index courier_calls_for_help_ticket_idx on private.courier_calls_for_help (ticket_id);

comment on table private.courier_calls_for_help is
  'Couriers who asked support for help on a job, with where they were. accident and unsafe come before everything '
    'else.';

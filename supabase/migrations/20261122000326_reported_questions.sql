-- Reported questions and answers, and what administrators decide about them.

create view private.public_texts with (security_invoker = true) as
select q.id, 'question' as kind, q.product_id, q.author_id, q.author_name, null::uuid as vendor_id, null::text as question, q.body, q.state, q.reports, q.reported_at, q.created_at
from public.product_questions as q
union all
select a.id, 'answer', q.product_id, a.author_id, a.author_name, a.vendor_id, q.body, a.body, a.state, a.reports, a.reported_at, a.created_at
from public.product_answers as a join public.product_questions as q on q.id = a.question_id;
comment on view private.public_texts is 'Questions and answers alike; question is what an answer answers.';

create function public.reported_texts(queue text default 'open', cursor_at timestamptz default null, cursor_id uuid default null, limit_count integer default 20) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most integer := least(greatest(coalesce(limit_count, 20), 1), 50);
begin
  perform private.require_role('admin');
  if coalesce(reported_texts.queue, '') not in ('open', 'decided') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return query
    with listed as (
      (select t.id, t.reported_at as at, row_number() over (order by t.reported_at, t.id) as place from private.public_texts as t
        where reported_texts.queue = 'open' and t.reports > 0
          and (reported_texts.cursor_at is null or (t.reported_at, t.id) > (reported_texts.cursor_at, reported_texts.cursor_id))
        order by t.reported_at, t.id limit most)
      union all
      (select d.subject_id, d.decided_at, row_number() over (order by d.decided_at desc, d.subject_id desc) from private.text_decisions as d
        where reported_texts.queue = 'decided' and exists (select from private.public_texts as t where t.id = d.subject_id)
          and (reported_texts.cursor_at is null or (d.decided_at, d.subject_id) < (reported_texts.cursor_at, reported_texts.cursor_id))
        order by d.decided_at desc, d.subject_id desc limit most)
    )
    select jsonb_build_object('id', t.id, 'at', l.at, 'kind', t.kind, 'author_name', t.author_name, 'seller', v.name, 'question', t.question, 'body', t.body,
      'state', case when t.state = 'shown' then 'shown' when t.reports > 0 then 'reported' else 'removed' end,
      'created_at', t.created_at, 'product_id', t.product_id, 'product_name', private.product_name(t.product_id),
      'reports', (select count(*) from private.text_reports as r where r.subject_id = t.id),
      'decision', (select jsonb_build_object('is_kept', d.is_kept, 'at', d.decided_at, 'by', private.name_of(d.decided_by)) from private.text_decisions as d where d.subject_id = t.id))
    from listed as l join private.public_texts as t on t.id = l.id left join public.vendors as v on v.id = t.vendor_id
    order by l.place;
end
$$;
comment on function public.reported_texts is
  'For administrators: questions and answers with reports that wait (open, the oldest report first), or those decided (the latest first): {id, at, kind (question, answer), '
  'author_name, seller, question (what an answer answers), body, state (shown, reported while it is hidden until a decision, removed), created_at, product_id, product_name, reports, decision {is_kept, at, by}}. '
  'A page follows the row whose at is cursor_at and whose id is cursor_id.';

create function public.reported_texts_count() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return (select jsonb_build_object('open', count(*), 'hidden', count(*) filter (where t.state = 'hidden')) from private.public_texts as t where t.reports > 0);
end
$$;
comment on function public.reported_texts_count is
  'How many reported questions and answers wait for a decision, and how many of them are hidden until then: {open, hidden}; for administrators.';

create function public.decide_text(subject_id uuid, keep boolean) returns void language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  decided text := case when decide_text.keep then 'shown' else 'hidden' end;
  t private.public_texts;
begin
  if decide_text.keep is null then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  perform 1 from public.product_questions as q where q.id = decide_text.subject_id for no key update;
  perform 1 from public.product_answers as a where a.id = decide_text.subject_id for no key update;
  select * into t from private.public_texts as w where w.id = decide_text.subject_id;
  if not found then perform private.refuse(404, 'question_not_found', 'This question is not there any more.'); end if;
  update public.product_questions as q set state = decided, reports = 0, reported_at = null where q.id = t.id;
  update public.product_answers as a set state = decided, reports = 0, reported_at = null where a.id = t.id;
  insert into private.text_decisions (subject_id, is_kept, decided_by) values (t.id, decide_text.keep, caller)
  on conflict (subject_id) do update set is_kept = excluded.is_kept, decided_by = excluded.decided_by, decided_at = now();
  if not decide_text.keep and t.author_id is not null and (t.reports > 0 or t.state = 'shown') then
    perform private.notify(t.author_id, 'question_removed', jsonb_build_object('product', private.product_name(t.product_id)), '/shopping/product/' || t.product_id);
  end if;
  perform private.publish('user:' || r.user_id, 'text_report', '{}'::jsonb) from public.user_roles as r where r.role = 'admin';
  perform private.audit('decide_text', 'product_question', t.id::text, jsonb_build_object('state', t.state, 'reports', t.reports), jsonb_build_object('state', decided));
end
$$;
comment on function public.decide_text is
  'Shows or takes down a question or answer after reports; it can be decided again. The author of what is taken down is told. Administrators only; written to the audit log. '
  'Raises question_not_found.';

revoke all on private.public_texts from public, anon, authenticated;
revoke execute on function public.reported_texts(text, timestamptz, uuid, integer), public.reported_texts_count(), public.decide_text(uuid, boolean) from public, anon;
grant execute on function public.reported_texts(text, timestamptz, uuid, integer), public.reported_texts_count(), public.decide_text(uuid, boolean) to authenticated;

create or replace function public.reported_texts (
  queue text default 'open'::text,
  cursor_at timestamp with time zone default null::timestamp with time zone,
  cursor_id uuid default null::uuid,
  limit_count integer default 20
)
  returns SETOF jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
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
      (select t.id, t.reported_at as at, row_number() over (order by t.reported_at, t.id) as place
        from private.public_texts as t
        where reported_texts.queue = 'open' and t.reports > 0
          and (reported_texts.cursor_at is null or (t.reported_at, t.id) > (reported_texts.cursor_at,
            reported_texts.cursor_id))
        order by t.reported_at, t.id limit most)
      union all
      (select d.subject_id, d.decided_at, row_number() over (order by d.decided_at desc, d.subject_id desc)
        from private.text_decisions as d
        where reported_texts.queue = 'decided' and exists (select from private.public_texts as t
          where t.id = d.subject_id)
          and (reported_texts.cursor_at is null or (d.decided_at, d.subject_id) < (reported_texts.cursor_at,
            reported_texts.cursor_id))
        order by d.decided_at desc, d.subject_id desc limit most)
    )
    select jsonb_build_object('id', t.id, 'at', l.at, 'kind', t.kind, 'author_name', t.author_name, 'seller', v.name,
      'question', t.question, 'body', t.body,
      'state', case when t.state = 'shown' then 'shown' when t.reports > 0 then 'reported' else 'removed' end,
      'created_at', t.created_at, 'product_id', t.product_id, 'product_name', private.product_name(t.product_id),
      'reports', (select count(*) from private.text_reports as r where r.subject_id = t.id),
      'decision', (select jsonb_build_object('is_kept', d.is_kept, 'at', d.decided_at, 'by',
        private.name_of(d.decided_by)) from private.text_decisions as d where d.subject_id = t.id))
    from listed as l join private.public_texts as t on t.id = l.id left join public.vendors as v on v.id = t.vendor_id
    order by l.place;
end
$function$;

comment on function public.reported_texts(text, timestamp
  with time zone, uuid, integer) is 'For administrators: questions and answers with reports that wait (open, the oldest report first), or those decided (the latest first): {id, at, kind (question, answer), author_name, seller, question (what an answer answers), body, state (shown, reported while it is hidden until a decision, removed), created_at, product_id, product_name, reports, decision {is_kept, at, by}}. A page follows the row whose at is cursor_at and whose id is cursor_id.';

revoke all on function public.reported_texts(text, timestamp with time zone, uuid, integer) from public;

grant execute
  on function public.reported_texts(text, timestamp with time zone, uuid, integer)
  to authenticated, postgres;

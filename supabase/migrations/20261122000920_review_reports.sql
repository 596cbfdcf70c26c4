-- Reports about reviews, and what administrators decide about them (docs/decisions/0058).

create table private.review_decisions (
  review_id uuid primary key references public.reviews (id) on delete cascade,
  is_kept boolean not null,
  note text,
  decided_by uuid not null,
  decided_at timestamptz not null default now()
);
create index review_decisions_latest_idx on private.review_decisions (decided_at desc, review_id desc);
comment on table private.review_decisions is 'The latest decision about a reported review; every one is in the audit log.';

create function public.report_review(review_id uuid, reason text, note text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  r public.reviews;
  words text;
  by_vendor boolean;
begin
  perform private.hold_account(caller);
  perform private.bound(report_review.note, 4000);
  words := nullif(private.plain_text(report_review.note), '');
  if coalesce(report_review.reason, '') not in ('spam', 'abusive', 'off_topic', 'private_data', 'other') or length(words) > 500 then
    perform private.refuse(400, 'report_invalid', 'Please choose a reason, and describe it in 500 characters at most.');
  end if;
  perform private.take_turns('report_review', caller::text);
  if (select count(*) from private.review_reports as w where w.user_id = caller and w.at > now() - interval '1 hour') >= 30 then
    perform private.refuse(429, 'too_many_reports', 'You have reported a lot within an hour. Please wait a while.');
  end if;
  r := private.shown_review(report_review.review_id, caller);
  by_vendor := private.is_staff_of(coalesce(r.vendor_id, r.seller_id), caller);
  insert into private.review_reports (review_id, user_id, reason, note, by_vendor) values (r.id, caller, report_review.reason, words, by_vendor) on conflict do nothing;
  if not found then return; end if;
  update public.reviews as w set reports = w.reports + 1, reported_at = coalesce(w.reported_at, now()),
    state = case when (select count(*) from private.review_reports as k where k.review_id = w.id and not k.by_vendor and k.decided_at is null)
      >= private.setting_int('reports_until_hidden') then 'reported' else w.state end
  where w.id = r.id;
  perform private.publish('user:' || a.user_id, 'review_report', '{}'::jsonb) from public.user_roles as a where a.role = 'admin';
end
$$;
comment on function public.report_review is
  'Reports a review, once for each person: spam, abusive, off_topic, private_data or other, with a note. Three customers hide it until an administrator decides; '
  'the vendor''s people may report and never hide. Raises report_invalid, review_not_found, own_review, too_many_reports.';

create function public.reported_reviews(queue text default 'open', cursor_at timestamptz default null, cursor_id uuid default null, limit_count integer default 20) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most integer := least(greatest(coalesce(limit_count, 20), 1), 50);
begin
  perform private.require_role('admin');
  if coalesce(reported_reviews.queue, '') not in ('open', 'decided') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return query
    with listed as (
      (select r.id, r.reported_at as at, row_number() over (order by r.reported_at, r.id) as place from public.reviews as r
        where reported_reviews.queue = 'open' and r.reports > 0
          and (reported_reviews.cursor_at is null or (r.reported_at, r.id) > (reported_reviews.cursor_at, reported_reviews.cursor_id))
        order by r.reported_at, r.id limit most)
      union all
      (select d.review_id, d.decided_at, row_number() over (order by d.decided_at desc, d.review_id desc) from private.review_decisions as d
        where reported_reviews.queue = 'decided'
          and (reported_reviews.cursor_at is null or (d.decided_at, d.review_id) < (reported_reviews.cursor_at, reported_reviews.cursor_id))
        order by d.decided_at desc, d.review_id desc limit most)
    )
    select jsonb_build_object('id', r.id, 'at', l.at, 'author_name', r.author_name, 'stars', r.stars, 'body', r.body, 'photos', r.photos, 'reply', r.reply, 'state', r.state,
      'created_at', r.created_at, 'item_name', r.item_name, 'vendor_name', v.name, 'order_number', o.order_number,
      'reports', coalesce((select jsonb_agg(jsonb_build_object('reason', w.reason, 'note', w.note, 'by_vendor', w.by_vendor, 'at', w.at) order by w.at)
        from (select * from private.review_reports as p where p.review_id = r.id order by p.at desc limit 20) as w), '[]'::jsonb),
      'decision', (select jsonb_build_object('is_kept', d.is_kept, 'note', d.note, 'at', d.decided_at, 'by', private.name_of(d.decided_by))
        from private.review_decisions as d where d.review_id = r.id))
    from listed as l join public.reviews as r on r.id = l.id join public.enhanced_orders as o on o.id = r.order_id
    join public.vendors as v on v.id = coalesce(r.vendor_id, r.seller_id)
    order by l.place;
end
$$;
comment on function public.reported_reviews is
  'For administrators: reviews with reports that wait (open, the oldest report first), or those decided (the latest first), with every reason and note. '
  'A page follows the row whose at is cursor_at and whose id is cursor_id.';

create function public.reported_reviews_count() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return (select jsonb_build_object('open', count(*), 'hidden', count(*) filter (where r.state = 'reported')) from public.reviews as r where r.reports > 0);
end
$$;
comment on function public.reported_reviews_count is 'How many reported reviews wait for a decision, and how many of them are hidden until then: {open, hidden}; for administrators.';

create function public.decide_review(review_id uuid, keep boolean, note text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  r public.reviews;
  words text;
begin
  perform private.bound(decide_review.note, 4000);
  words := nullif(private.plain_text(decide_review.note), '');
  if decide_review.keep is null or length(words) > 500 or (not decide_review.keep and coalesce(length(words), 0) < 3) then
    perform private.refuse(400, 'decision_note_invalid', 'Please say why in 3 to 500 characters: the author reads it.');
  end if;
  select * into r from public.reviews as w where w.id = decide_review.review_id and w.courier_id is null for no key update;
  if not found then perform private.refuse(404, 'review_not_found', 'This review is not here any more.'); end if;
  if r.author_id = caller or private.is_staff_of(coalesce(r.vendor_id, r.seller_id), caller) then
    perform private.refuse(403, 'own_business', 'Nobody rates their own business or delivery.');
  end if;
  update private.review_reports as p set decided_at = now() where p.review_id = r.id and p.decided_at is null;
  update public.reviews as w set state = case when decide_review.keep then 'shown' else 'removed' end, reports = 0, reported_at = null where w.id = r.id;
  insert into private.review_decisions (review_id, is_kept, note, decided_by) values (r.id, decide_review.keep, words, caller)
  on conflict (review_id) do update set is_kept = excluded.is_kept, note = excluded.note, decided_by = excluded.decided_by, decided_at = now();
  if not decide_review.keep and r.state <> 'removed' then
    perform private.notify(r.author_id, 'review_removed', jsonb_build_object('note', words, 'about',
      coalesce(r.item_name, (select v.name from public.vendors as v where v.id = r.vendor_id), '')), '/profile?sheet=reviews');
  end if;
  perform private.publish('vendor:' || coalesce(r.vendor_id, r.seller_id), 'review', '{}'::jsonb);
  perform private.publish('user:' || a.user_id, 'review_report', '{}'::jsonb) from public.user_roles as a where a.role = 'admin';
  perform private.audit('decide_review', 'review', r.id::text, jsonb_build_object('state', r.state, 'reports', r.reports),
    jsonb_build_object('state', case when decide_review.keep then 'shown' else 'removed' end), words);
end
$$;
comment on function public.decide_review is
  'Keeps a review or takes it down, with a note that the author reads; it can be decided again. Administrators only; written to the audit log. '
  'Raises decision_note_invalid, review_not_found, own_business.';

revoke execute on function public.report_review(uuid, text, text), public.reported_reviews(text, timestamptz, uuid, integer),
  public.reported_reviews_count(), public.decide_review(uuid, boolean, text) from public, anon;
grant execute on function public.report_review(uuid, text, text), public.reported_reviews(text, timestamptz, uuid, integer),
  public.reported_reviews_count(), public.decide_review(uuid, boolean, text) to authenticated;

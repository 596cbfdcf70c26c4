-- Which reports hide a review, a question or an answer: those of people who have been in an order there, each person once.
-- All the others wait for an administrator, and hide nothing until then (docs/decisions/0069).

alter table private.review_reports add column counts boolean not null default false, add column person text, add column device text;
alter table private.text_reports add column counts boolean not null default false, add column person text, add column device text;
comment on column private.review_reports.counts is 'Whether it is one of those that hide: by somebody who has received or carried an order of that vendor.';
comment on column private.review_reports.person is 'Digest of the number: one that wanders from account to account counts once.';
comment on column private.review_reports.device is 'Digest of the device, where the auth service knows it: several accounts on it count once.';
comment on column private.text_reports.counts is 'As in private.review_reports.';

create function private.knows_vendor(person uuid, vendors uuid[]) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.enhanced_orders as o
      where o.user_id = knows_vendor.person and o.vendor_id = any (knows_vendor.vendors) and o.status = 'delivered')
    or exists (select from public.deliveries as d
      where d.courier_id = knows_vendor.person and d.vendor_id = any (knows_vendor.vendors) and d.state = 'delivered')
$$;
comment on function private.knows_vendor is 'Whether somebody has received or carried an order of one of these vendors.';

create function private.person_digest(person uuid) returns text language sql stable security definer set search_path = '' as $$
  select coalesce((select private.keyed_digest(regexp_replace(u.phone, '\D', '', 'g')) from auth.users as u where u.id = person_digest.person and u.phone <> ''),
    person_digest.person::text)
$$;
comment on function private.person_digest is 'Digest of an account''s number, which another account may get later; the account itself where it has none.';

create or replace function public.report_review(review_id uuid, reason text, note text default null) returns void
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
  insert into private.review_reports (review_id, user_id, reason, note, by_vendor, counts, person, device)
  values (r.id, caller, report_review.reason, words, by_vendor, not by_vendor and private.knows_vendor(caller, array[r.vendor_id, r.seller_id]),
    private.person_digest(caller), private.device_digest()) on conflict do nothing;
  if not found then return; end if;
  update public.reviews as w set reports = w.reports + 1, reported_at = coalesce(w.reported_at, now()),
    state = case when (select least(count(distinct k.person), count(distinct coalesce(k.device, k.person)))
        from private.review_reports as k where k.review_id = w.id and k.counts and k.decided_at is null)
      >= private.setting_int('reports_until_hidden') then 'reported' else w.state end
  where w.id = r.id;
  perform private.publish('user:' || a.user_id, 'review_report', '{}'::jsonb) from public.user_roles as a where a.role = 'admin';
end
$$;
comment on function public.report_review is
  'Reports a review, once for each person: spam, abusive, off_topic, private_data or other, with a note. Three people who have been in an order there hide it until an '
  'administrator decides; everybody else''s reports, and the vendor''s, only wait for that. Raises report_invalid, review_not_found, own_review, too_many_reports.';

create function private.is_reported_enough(subject_id uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select least(count(distinct r.person), count(distinct coalesce(r.device, r.person))) >= private.setting_int('reports_until_hidden')
  from private.text_reports as r
  where r.subject_id = is_reported_enough.subject_id and r.counts
    and r.at > coalesce((select d.decided_at from private.text_decisions as d where d.subject_id = r.subject_id), '-infinity')
$$;
comment on function private.is_reported_enough is 'Whether enough different people whose reports count have reported a question or an answer since it was last decided.';

create or replace function public.report_text(subject_id uuid) returns void language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  product uuid;
  sellers uuid[];
begin
  perform private.take_turns('report_text', caller::text);
  if (select count(*) from private.text_reports as r where r.user_id = caller and r.at > now() - interval '1 hour') >= 30 then
    perform private.refuse(429, 'too_many_reports', 'You have reported a lot within an hour. Please wait a while.');
  end if;
  select t.product_id into product from private.public_texts as t where t.id = report_text.subject_id;
  if not found then
    perform private.refuse(404, 'question_not_found', 'This question is not there any more.');
  end if;
  -- One report of a text after the other: each counts those before it.
  perform from public.product_questions as q where q.id = report_text.subject_id for no key update;
  perform from public.product_answers as a where a.id = report_text.subject_id for no key update;
  sellers := array(select v.id from private.sellers_of(product) as v (id));
  insert into private.text_reports (subject_id, user_id, counts, person, device)
  values (report_text.subject_id, caller,
    private.knows_vendor(caller, sellers) and not exists (select from unnest(sellers) as v (id) where private.is_staff_of(v.id, caller)),
    private.person_digest(caller), private.device_digest()) on conflict do nothing;
  if not found then return; end if;
  update public.product_questions as q set reports = q.reports + 1, reported_at = coalesce(q.reported_at, now()),
    state = case when private.is_reported_enough(q.id) then 'hidden' else q.state end
  where q.id = report_text.subject_id;
  update public.product_answers as a set reports = a.reports + 1, reported_at = coalesce(a.reported_at, now()),
    state = case when private.is_reported_enough(a.id) then 'hidden' else a.state end
  where a.id = report_text.subject_id;
  perform private.publish('user:' || r.user_id, 'text_report', '{}'::jsonb) from public.user_roles as r where r.role = 'admin';
end
$$;
comment on function public.report_text is
  'Reports a question or answer, once for each person. Enough people who have been in an order of one of its sellers hide it until an administrator has looked; '
  'everybody else''s reports only wait for that. Raises question_not_found, too_many_reports.';

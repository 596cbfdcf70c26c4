create or replace function public.report_review (
  review_id uuid,
  reason text,
  note text default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
  if coalesce(report_review.reason, '') not in ('spam', 'abusive', 'off_topic', 'private_data', 'other')
    or length(words) > 500 then
    perform private.refuse(400, 'report_invalid', 'Please choose a reason, and describe it in 500 characters at most.');
  end if;
  perform private.take_turns('report_review', caller::text);
  if (select count(*) from private.review_reports as w where w.user_id = caller
    and w.at > now() - interval '1 hour') >= 30 then
    perform private.refuse(429, 'too_many_reports', 'You have reported a lot within an hour. Please wait a while.');
  end if;
  r := private.shown_review(report_review.review_id, caller);
  by_vendor := private.is_staff_of(coalesce(r.vendor_id, r.seller_id), caller);
  insert into private.review_reports (review_id, user_id, reason, note, by_vendor, counts, person, device)
  values (r.id, caller, report_review.reason, words, by_vendor, not by_vendor
    and private.knows_vendor(caller, array[r.vendor_id, r.seller_id]),
    private.person_digest(caller), private.device_digest()) on conflict do nothing;
  if not found then return; end if;
  update public.reviews as w set reports = w.reports + 1, reported_at = coalesce(w.reported_at, now()),
    state = case when (select least(count(distinct k.person), count(distinct coalesce(k.device, k.person)))
        from private.review_reports as k where k.review_id = w.id and k.counts and k.decided_at is null)
      >= private.setting_int('reports_until_hidden') then 'reported' else w.state end
  where w.id = r.id;
  perform private.publish('user:' || a.user_id, 'review_report', '{}'::jsonb) from public.user_roles as a
    where a.role = 'admin';
end
$function$;

comment on function public.report_review(uuid, text, text) is 'Reports a review, once for each person: spam, abusive, off_topic, private_data or other, with a note. Three people who have been in an order there hide it until an administrator decides; everybody else''s reports, and the vendor''s, only wait for that. Raises report_invalid, review_not_found, own_review, too_many_reports.';

revoke all on function public.report_review(uuid, text, text) from public;

grant execute on function public.report_review(uuid, text, text) to authenticated, postgres;

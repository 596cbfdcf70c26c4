create or replace function public.decide_review (
  review_id uuid,
  keep boolean,
  note text default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  r public.reviews;
  words text;
begin
  perform private.bound(decide_review.note, 4000);
  words := nullif(private.plain_text(decide_review.note), '');
  if decide_review.keep is null or length(words) > 500
      or (not decide_review.keep and coalesce(length(words), 0) < 3) then
    perform private.refuse(400, 'decision_note_invalid',
      'Please say why in 3 to 500 characters: the author reads it.');
  end if;
  select * into r from public.reviews as w
  where w.id = decide_review.review_id and private.is_listed_review(w) for no key update;
  if not found then perform private.refuse(404, 'review_not_found', 'This review is not here any more.'); end if;
  if r.author_id = caller or private.is_staff_of(coalesce(r.vendor_id, r.seller_id), caller) then
    perform private.refuse(403, 'own_business', 'Nobody rates their own business or delivery.');
  end if;
  update private.review_reports as p set decided_at = now() where p.review_id = r.id and p.decided_at is null;
  update public.reviews as w set state = case when decide_review.keep then 'shown' else 'removed' end, reports = 0,
    reported_at = null where w.id = r.id;
  insert into private.review_decisions (review_id, is_kept, note, decided_by)
  values (r.id, decide_review.keep, words, caller)
  on conflict (review_id) do update set is_kept = excluded.is_kept, note = excluded.note,
    decided_by = excluded.decided_by, decided_at = now();
  if not decide_review.keep and r.state <> 'removed' then
    perform private.notify(r.author_id, 'review_removed', jsonb_build_object('note', words, 'about',
      coalesce(r.item_name, (select v.name from public.vendors as v where v.id = r.vendor_id), '')),
      '/profile?sheet=reviews');
  end if;
  perform private.tell_business_of_review(r);
  perform private.publish('user:' || a.user_id, 'review_report', '{}'::jsonb)
  from public.user_roles as a where a.role = 'admin';
  perform private.audit('decide_review', 'review', r.id::text,
    jsonb_build_object('state', r.state, 'reports', r.reports),
    jsonb_build_object('state', case when decide_review.keep then 'shown' else 'removed' end), words);
end
$function$;

comment on function public.decide_review(uuid, boolean, text) is 'Keeps a review or takes it down, with a note that the author reads; it can be decided again. Administrators only; written to the audit log. Raises decision_note_invalid, review_not_found, own_business.';

revoke all on function public.decide_review(uuid, boolean, text) from public;

grant execute on function public.decide_review(uuid, boolean, text) to authenticated, postgres;

create or replace function public.vote_review (
  review_id uuid,
  is_helpful boolean
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  r public.reviews;
begin
  perform private.hold_account(caller);
  perform private.take_turns('vote_review', caller::text);
  if (select count(*) from private.review_votes as w where w.user_id = caller
    and w.at > now() - interval '1 hour') >= 100 then
    perform private.refuse(429, 'too_many_votes', 'You have rated many reviews within an hour. Please wait a while.');
  end if;
  r := private.shown_review(vote_review.review_id, caller);
  if private.is_staff_of(coalesce(r.vendor_id, r.seller_id), caller) then
    perform private.refuse(403, 'own_business', 'Nobody rates their own business or delivery.');
  end if;
  if coalesce(vote_review.is_helpful, false) then
    insert into private.review_votes (review_id, user_id) values (r.id, caller) on conflict do nothing;
  else
    delete from private.review_votes as w where w.review_id = r.id and w.user_id = caller;
  end if;
  if found then
    update public.reviews as w set helpful = w.helpful + case when vote_review.is_helpful then 1 else -1 end
      where w.id = r.id returning w.helpful into r.helpful;
  end if;
  return r.helpful;
end
$function$;

comment on function public.vote_review(uuid, boolean) is 'Says that a review is helpful, or takes that back; once for each account, never of one''s own or of one''s own business. Answers how many find it helpful.';

revoke all on function public.vote_review(uuid, boolean) from public;

grant execute on function public.vote_review(uuid, boolean) to authenticated, postgres;

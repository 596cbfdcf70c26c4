create or replace function private.shown_review (
  review_id uuid,
  caller uuid
)
  returns public.reviews
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  r public.reviews;
begin
  select * into r from public.reviews as w
  where w.id = shown_review.review_id and w.state <> 'removed' and private.is_listed_review(w) for no key update;
  if not found or (r.state = 'reported'
      and not private.is_staff_of(coalesce(r.vendor_id, r.seller_id), shown_review.caller)) then
    perform private.refuse(404, 'review_not_found', 'This review is not here any more.');
  end if;
  if r.author_id = shown_review.caller then
    perform private.refuse(403, 'own_review', 'This is your own review.');
  end if;
  return r;
end
$function$;

comment on function private.shown_review(uuid, uuid) is 'Locks a review that the caller can see and has not written.';

revoke all on function private.shown_review(uuid, uuid) from public;

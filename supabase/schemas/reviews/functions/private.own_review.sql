create or replace function private.own_review (
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
  select * into r from public.reviews as w where w.id = own_review.review_id and w.author_id = caller for no key update;
  if not found then perform private.refuse(404, 'review_not_found', 'This review is not here any more.'); end if;
  if r.state = 'removed' then perform private.refuse(409, 'review_was_removed',
    'This review was taken down and stays as it is.'); end if;
  return r;
end
$function$;

comment on function private.own_review(uuid, uuid) is 'Locks a review of the caller; refuses another''s, and one that an administrator removed.';

revoke all on function private.own_review(uuid, uuid) from public;

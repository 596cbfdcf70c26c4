create or replace function private.is_listed_review (
  r public.reviews
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select r.subject_kind = any (private.listed_review_subjects())
$function$;

comment on function private.is_listed_review(public.reviews) is 'Whether a review is one of those that everybody reads.';

revoke all on function private.is_listed_review(public.reviews) from public;

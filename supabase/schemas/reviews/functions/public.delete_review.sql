create or replace function public.delete_review (
  review_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  r public.reviews := private.own_review(delete_review.review_id, private.require_user());
begin
  delete from public.reviews as w where w.id = r.id;
  perform private.tell_business_of_review(r);
end
$function$;

comment on function public.delete_review(uuid) is 'Takes the caller''s own review away, with its stars. Raises review_not_found, review_was_removed.';

revoke all on function public.delete_review(uuid) from public;

grant execute on function public.delete_review(uuid) to authenticated, postgres;

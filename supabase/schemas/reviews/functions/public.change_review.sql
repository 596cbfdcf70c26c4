create or replace function public.change_review (
  review_id uuid,
  stars integer,
  body text default null::text,
  photos text[] default null::text[]
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  r public.reviews := private.own_review(change_review.review_id, caller);
  words text;
  pictures text[];
begin
  if r.created_at <= now() - interval '48 hours' then
    perform private.refuse(409, 'review_settled', 'A review can be changed for 48 hours.');
  end if;
  if change_review.stars is null or change_review.stars not between 1 and 5 then
    perform private.refuse(400, 'stars_invalid', 'Please give one to five stars.');
  end if;
  if private.is_listed_review(r) then
    words := private.review_words(change_review.body);
    pictures := private.review_photos(change_review.photos, caller, r.id);
  end if;
  update public.reviews as w
  set stars = change_review.stars, body = words, photos = coalesce(pictures, '{}'), edited_at = now()
  where w.id = r.id;
  perform private.tell_business_of_review(r);
end
$function$;

comment on function public.change_review(uuid, integer, text, text[]) is 'Changes stars, words and photos of the caller''s own review within 48 hours. Raises review_not_found, review_settled, review_was_removed.';

revoke all on function public.change_review(uuid, integer, text, text[]) from public;

grant execute on function public.change_review(uuid, integer, text, text[]) to authenticated, postgres;

create or replace function private.review_photos (
  photos text[],
  author uuid,
  review_id uuid default null::uuid
)
  returns text[]
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  if coalesce(cardinality(review_photos.photos), 0) = 0 then return '{}'; end if;
  if cardinality(review_photos.photos) > 4 then perform private.refuse(400, 'too_many_review_photos',
    'A review has four photos at most.'); end if;
  if exists (select from unnest(review_photos.photos) as p where p is null or length(p) > 100
    or p !~ ('^' || author || '/[0-9a-f-]{36}[.](webp|jpg)$'))
      or (select count(distinct s.name) from storage.objects as s where s.bucket_id = 'review-pictures'
        and s.name = any (review_photos.photos)) <> cardinality(review_photos.photos)
      or exists (select from public.reviews as r where r.photos && review_photos.photos and r.photos <> '{}'
        and r.id is distinct from review_photos.review_id) then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  return review_photos.photos;
end
$function$;

comment on function private.review_photos(text[], uuid, uuid) is 'The photos of a review; refuses more than four, another''s, those that were not stored, and those of another review.';

revoke all on function private.review_photos(text[], uuid, uuid) from public;

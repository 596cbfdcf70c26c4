create view private.figures_now AS  SELECT k.vendor_id,
    k.day,
    k.hour,
    k.measure,
    k.item_id,
    k.item_name,
    k.amount
   FROM private.kept_figures k
UNION ALL
 SELECT c.vendor_id,
    c.day,
    c.hour,
    c.measure,
    c.item_id,
    c.item_name,
    c.amount
   FROM private.figure_changes c;

comment on view private.figures_now is 'What is kept, with what has come since: to be summed by its readers.';

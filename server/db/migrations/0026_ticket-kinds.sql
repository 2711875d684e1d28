-- Each visitor names the line that their ticket is of and its rule, so that an order may be of several kinds.
UPDATE "orders" o SET "visitors" = jsonb_build_object(
  'phone', o."visitors" -> 'phone',
  'visitors', (
    SELECT coalesce(jsonb_agg(v || jsonb_build_object('itemId', l."item_id", 'refundRule', o."visitors" -> 'refundRule')), '[]')
    FROM jsonb_array_elements(o."visitors" -> 'visitors') v
  )
) FROM "order_lines" l WHERE l."order_no" = o."order_no" AND l."line_no" = 1 AND o."visitors" ? 'refundRule';
